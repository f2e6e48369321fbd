import { statistic } from '#src/content/figures.ts';
import { calendarHref, postalAddress, replyTime, telephoneLink } from '#src/content/reach.ts';
import { definePage } from '#src/content/schema/pages.ts';
import { site } from '#src/content/site.ts';
import { TOPICS } from '#src/content/topics.ts';

export default definePage({
  layout: 'contact',
  name: 'Contact us',
  line: 'solve',
  head: {
    title: 'Contact us: schedule a call or request a demo',
    description: `Contact ${site.name} to ask a question, schedule a call, or request a demo. Three mailboxes and one short form, with a choice of team to talk to.`,
  },
  title: 'Connect With Us',
  intro:
    'Tell us what you’re working on and what you’d like to change. Use the form or one of the mailboxes. Our [privacy policy](/privacy-policy) says what we keep and for how long. Our [Trust](/trust) page explains how it is protected.',
  mailboxes: [
    {
      id: 'general',
      label: 'General enquiry',
      description: `Questions about ${site.name}, our work, careers, or this site.`,
      email: site.mailboxes.general,
    },
    {
      id: 'privacy',
      label: 'GDPR matters',
      description: 'To see, correct, or delete what we hold about you.',
      email: site.mailboxes.privacy,
    },
    {
      id: 'sales',
      label: 'Sales',
      description: `Proposals, demos of ${site.product}, and RFPs.`,
      email: site.mailboxes.sales,
    },
  ],
  next: {
    title: 'What happens next',
    steps: [
      'The team you chose reads your message. If you had no preference, we’ll find the right one.',
      `They reply to your work email${replyTime === null ? '' : ` ${replyTime}`}. Keep the title or RFP at hand for the first call.${calendarHref === null ? '' : ' You can pick a time for it under “Talk to a person.”'}`,
      `Something to add, or a deadline? ${telephoneLink === null ? 'Write' : `Call ${telephoneLink.text}, or write`} to the general mailbox and include your receipt number.`,
    ],
  },
  ways: {
    title: 'Talk to a person',
    items: [
      ...(replyTime === null ? [] : [{ label: 'Our reply', text: `By email, ${replyTime}` }]),
      ...(telephoneLink === null ? [] : [{ label: 'Telephone', ...telephoneLink }]),
      ...(calendarHref === null
        ? []
        : [{ label: 'Calendar', text: 'Pick a time for a call', href: calendarHref }]),
      ...(postalAddress === null ? [] : [{ label: 'Address', text: postalAddress }]),
    ],
  },
  figures: [statistic('years-of-experience'), statistic('customers'), statistic('platforms-built')],
  topics: [...TOPICS],
  labels: {
    // The mailboxes and the form as a whole
    mailboxesTitle: 'Write to us',
    formTitle: 'Send us a message',
    formIntro: 'Four fields are required, and marked with a star. The others are optional.',
    optional: '(optional)',

    // Beside the fields, which are declared in src/content/enquiry-fields.ts
    captcha: 'I am not a robot',
    captchaHint: 'No action needed.',
    honeypot: 'Leave this field empty',

    // Sending
    submit: 'Submit',
    submitting: 'Submitting...',
    sending: 'Sending your message.',
    successTitle: 'Success!',
    successBody: "Thank you for your message. We'll get back to you soon!",
    sentTitle: 'We have your message',
    earlierTitle: 'Your earlier message has been sent',
    earlierBody: 'The message in the form now is a different one and has not been sent.',
    receipt: 'Receipt',
    receiptCopy: 'Copy receipt',
    receiptCopied: 'Copied.',
    receiptRefused: 'We couldn’t copy it. Please select the text and copy it yourself.',
    another: 'Send another message',
    errorTitle: 'Error',
    errorBody: 'There was a problem sending your message. Please try again.',
    errorKept: 'Your message is still in the form.',
    rateLimited:
      'Several messages have come from your network in a short time. Please try again in a few minutes.',
    summaryTitle: 'There is a problem',
    titlePrefix: 'Error:',

    // Without a network
    keptTitle: 'Your message is waiting to be sent',
    keptBody:
      'You can close this page, or send another message. Below, you can try again at once, or cancel.',
    keptInMemoryBody:
      'Below, you can try again at once, or cancel. Canceling brings the form back.',
    queuedTitle: 'Saved until you’re online',
    queuedBody:
      'You’re offline. Your message is stored on this device. It will be sent when you are back online or, in some browsers, when you next open this site.',
    queuedUnansweredTitle: 'Saved until it can be sent',
    queuedUnansweredBody:
      'Our server can’t be reached right now. Your message is stored on this device and will be sent as soon as possible.',
    queuedInMemoryBody:
      'Your browser doesn’t let this site store anything, so your message is in this tab only. Please keep this page open until it has been sent.',

    // The message started by a link, and the draft
    messageBegun: 'We started your message. Edit it however you like.',
    draftKept: 'Your draft is saved on this device for 24 hours, or until you send it.',
    draftOffered: 'There is a draft on this device. It is shown when you restore it.',
    draftTake: 'Restore draft',
    sharedDevice: 'On a shared computer? Remove everything from this device',
    draftRestored: 'We restored your draft.',
    draftDiscard: 'Discard draft',
    draftDiscarded: 'The draft has been deleted from this device.',

    privacy:
      'What you send with this form goes to our team. It is kept on our own server for 90 days, or for 120 if our team could not be notified, and then deleted.',
  },
  outboxWords: {
    outboxOne: '1 message waiting to be sent',
    outboxMany: '{count} messages waiting to be sent',
    outboxWritten: 'Written',
    outboxWaiting: 'Waiting for a network',
    outboxSending: 'Sending',
    outboxSent: 'Sent',
    outboxUnanswered: 'No response yet. We’ll retry automatically.',
    outboxUnstored: 'Only in this tab: please keep this page open until it is sent.',
    outboxRefused: 'Not accepted: please check it and send it again',
    outboxExpiredTitle: 'A message was not sent',
    outboxExpired:
      'It waited here for 30 days without reaching our server. What you wrote has been removed from this device. Please write to us again.',
    outboxCancel: 'Cancel this message',
    outboxUncanceled: 'This message could not be canceled. It may already be on its way.',
    outboxRetry: 'Try again now',
    outboxDismiss: 'Close this message',
  },
  simulatedWords: {
    noScript: 'The form needs JavaScript. Please write to one of our mailboxes instead:',
    simulatedNote: 'This copy of the site doesn’t deliver messages: it shows how the form behaves.',
  },
});
