import { definePage } from '#src/content/schema/pages.ts';

/** An opening line that nobody can mistake: what is made up, and what is real. */
const sample = (text: string) => ({ type: 'note' as const, text: `**Sample.** ${text}` });

/** A sheet: its lines, each with its name. */
const sheet = (lines: Readonly<Record<string, string>>) => ({
  type: 'terms' as const,
  items: Object.entries(lines).map(([term, description]) => ({ term, description })),
});

// The ids begin with `sample-`: one of them in the address is printed alone (ArticleBody.css.ts).
export default definePage({
  layout: 'document',
  name: 'Samples of our working papers',
  line: 'support',
  saved: 'on-request',
  head: {
    title: 'Samples: audit finding, VPAT page, roster rules',
    description:
      'Six sample working papers to read and print: an audit finding, a conformance report page, an alignment row, roster rules, a scoping sheet, a data schedule.',
  },
  hero: {
    title: 'Samples of what you’d receive',
    subtitle:
      'Six working papers, filled out for invented products or left blank for yours. Print one, and hold any vendor’s paper next to it.',
    picture: { motifs: ['page', 'lens', 'stack', 'pencil'] },
  },
  sections: [
    {
      id: 'sample-finding',
      heading: 'An audit finding',
      blocks: [
        sample(
          'The product is invented; the WCAG criteria are real. In our [accessibility testing](/support/accessibility-testing), a problem that repeats is one finding on one component, however many screens show it.',
        ),
        sheet({
          Finding: 'Pairs can’t be matched without dragging.',
          Component: 'The matching item. It’s used in every practice set.',
          'How to see it':
            'Open any practice set, go to the first matching item, and put the mouse away. Press Tab: focus skips the cards and lands on “Next.”',
          'What should happen':
            'A student reaches each card, picks it up, and puts it beside its partner with keys alone. A screen reader says what was moved, and where.',
          'Who is stopped':
            'Anyone who uses a keyboard, a switch, or voice control. A blind student hears the words on the cards, but nothing says that they can be moved. Someone with a tremor drops the cards halfway.',
          Rank: 'Blocker. The set can’t be finished, so there’s no score.',
          Criteria:
            'Keyboard (2.1.1), level A. Name, Role, Value (4.1.2), level A. Dragging Movements (2.5.7), level AA, added in WCAG 2.2.',
          'Tried with':
            'Keyboard alone; NVDA with Firefox; VoiceOver with Safari on a tablet. The versions are in the report’s test matrix.',
          'Code involved':
            'Each card is a plain “div” with pointer events. It has no role, no name, and no place in the tab order.',
          'Suggested repair':
            'Make each card a button. One press picks it up, and a press on a target puts it down; both are announced. Dragging stays as a second way.',
          'What is measured':
            'Unchanged. The student still decides which cards belong together; only the hand movement goes.',
          Retest:
            'The steps above, with keys and with a screen reader. Then the neighbors that share the code: the sorting item and the ordering item.',
        }),
      ],
    },
    {
      id: 'sample-conformance',
      heading: 'A page of a conformance report',
      blocks: [
        sample(
          'The same invented product. Criteria and terms are those of the VPAT, the template of the Information Technology Industry Council. A remark says what works, what doesn’t, and for whom, so a buyer can judge. [How we fill out a VPAT](/support/accessibility-testing#vpat) has more; [this website’s own report](/trust/accessibility-conformance) is complete and about a real product.',
        ),
        sheet({
          'Non-text Content (1.1.1), level A':
            '**Partially Supports.** Pictures in lessons have text alternatives, written by an editor. Graphs in practice sets have only the word “graph,” so a blind student can’t answer from them.',
          'Captions (Prerecorded) (1.2.2), level A':
            '**Supports.** Every lesson video has captions that a person has corrected.',
          'Captions (Live) (1.2.4), level AA': '**Not Applicable.** The product has no live media.',
          'Contrast (Minimum) (1.4.3), level AA':
            '**Supports.** Measured for every text style, on every background it appears on.',
          'Keyboard (2.1.1), level A':
            '**Partially Supports.** Everything works with keys except the matching, sorting, and ordering items, which can’t be answered.',
          'Focus Visible (2.4.7), level AA':
            '**Supports.** A two-color outline shows on every control, including those in the reader.',
          'Dragging Movements (2.5.7), level AA':
            '**Does Not Support.** Dragging is used in the matching, sorting, and ordering items, and none of them offers another way.',
          'Error Identification (3.3.1), level A':
            '**Supports.** An incomplete answer is named in words beside its field.',
        }),
        {
          type: 'paragraph',
          text: 'Above these rows, a report names the product and its version, the date, a person to ask, and the evaluation methods. “Not Evaluated” may be used for level AAA only.',
        },
      ],
    },
    {
      id: 'sample-alignment',
      heading: 'A row of an alignment matrix',
      blocks: [
        sample(
          'The item is invented; the standard is real. The rationale is the part to read: it lets a curriculum director disagree. [How we align content](/k-12/learning-efficacy) says who reads it second.',
        ),
        sheet({
          Item: 'Add two thirds and one fourth. Choose the sum from four answers.',
          Standard: 'Common Core State Standards for Mathematics, grade 5: 5.NF.A.1',
          Identifier:
            'The official identifier of the statement, where the framework is published in 1EdTech’s CASE format. The version of the text stands beside it.',
          'What the standard asks':
            'Add and subtract fractions with unlike denominators, mixed numbers included, by replacing them with equivalent fractions.',
          'What the item asks': 'One addition, without mixed numbers, answered by choosing.',
          Match: '**Partial**',
          Rationale:
            'Subtraction and mixed numbers are missing. With four answers to choose from, a student can also estimate, and never write an equivalent fraction.',
          'First reader': 'Full match',
          'Second reader': 'Partial match',
          Decision:
            'Partial. “The student must produce the equivalent fractions” goes into the protocol, with this item as its example.',
          'What stays open': 'Subtraction, and mixed numbers: listed in the gap report.',
        }),
      ],
    },
    {
      id: 'sample-rosters',
      heading: 'A sheet of roster rules',
      blocks: [
        sample(
          'Rules to settle before the first import, whichever feed you use. Each district fills in its own numbers. [Integration](/services/platform-integration) and [back-to-school readiness](/k-12/school-readiness) put them to work.',
        ),
        sheet({
          'Who is who':
            'Accounts are matched on an identifier that doesn’t change. They’re never merged on a name or an email address. Where two might be one person, an administrator decides.',
          'A new student':
            'Has an account with the next import. Until then, a teacher can admit the student with a class code. **To decide:** who joins the two accounts afterward.',
          'A student changes classes':
            'The work follows the student. The former teacher keeps the grades already given. **To decide:** whether the new teacher sees earlier work.',
          'A student leaves':
            'Access ends with the enrollment. The account is kept until the day that the data agreement names, then deleted. **To decide:** that day.',
          'A co-teacher': 'Has the same rights as the teacher of record, in that class only.',
          'A substitute':
            'Sees the class for the days of the assignment. **To decide:** whether grades can be changed.',
          'One student, two classes': 'One account, two enrollments, one sign-in.',
          'A class without students':
            'Is kept, and listed for the administrator. It’s often an early sign of a filter that’s set wrong.',
          'A file that is late or missing':
            'The last good roster stays in force. **To decide:** who is told, and after how many hours.',
          'A file that removes too many':
            'The import stops, and nothing changes until a person has looked. **To decide:** what share of users is too many.',
          'Fields without a use':
            'Aren’t requested. Those that are requested are listed in the data agreement.',
        }),
      ],
    },
    {
      id: 'sample-scoping',
      heading: 'A scoping sheet',
      blocks: [
        sample(
          'Fill in your numbers and send it, and we can say what we’d do, what it costs, and how long it takes. There are no prices on it, because the same row can mean a day or a season. [How pricing works](/about-us#pricing) explains the rest.',
        ),
        sheet({
          'Documents and PDFs':
            '**Price:** how many, and what’s in them: tables, forms, mathematics, scanned pages. **Time:** whether the source files exist, and who answers questions about them. **Yours:** number, pages, three typical ones.',
          'An audit':
            '**Price:** templates, components, complete tasks, and the assistive technologies to try them with. **Time:** test accounts for each role, and a version that doesn’t change meanwhile. **Yours:** the tasks that matter most.',
          'A conformance report':
            '**Price:** which edition of the VPAT, and whether an audit exists. **Time:** how much is repaired before the report. **Yours:** the RFP that asks for it.',
          'An integration':
            '**Price:** standards, directions of data, and what has been built by hand. **Time:** the certification or the district that’s waiting for it. **Yours:** platforms, rostering services, identity providers.',
          'Standards alignment':
            '**Price:** items, frameworks, and how many are read twice. **Time:** the pilot in which readers learn to agree. **Yours:** item count by type, frameworks with their versions.',
          Media:
            '**Price:** minutes, speakers, languages, and whether description is needed. **Time:** whether scripts exist. **Yours:** a list with lengths.',
          Support:
            '**Price:** hours covered and service levels. **Time:** how soon our people can learn the product. **Yours:** last season’s tickets by month.',
          'For all of them': 'The deadline, who set it, and what happens if it passes.',
        }),
      ],
    },
    {
      id: 'sample-data-schedule',
      heading: 'A blank exhibit: schedule of data',
      blocks: [
        sample(
          'For the back of a student data agreement. It is not legal advice. Where your state or consortium has a form, such as the NDPA, that form’s own schedule replaces it. Our [trust page](/trust#agreements) says what we sign.',
        ),
        sheet({
          'Service and version': 'To fill in: the product, and what the agreement covers of it.',
          'Data element': 'To fill in: one line for each field, such as grade level.',
          Purpose: 'To fill in: the task that fails without it. No task, no field.',
          Source: 'To fill in: roster feed, teacher, student, or made by the service.',
          'Who sees it': 'To fill in: roles, at the school and at the provider.',
          'Where it is kept': 'To fill in: region, and the subprocessors that receive it.',
          'Kept until': 'To fill in: a day or an event, and how long backups last after it.',
          'At the end': 'To fill in: return, transfer, or deletion, and who confirms it.',
          'Training of AI models': 'To fill in: yes or no, and by whose written decision.',
          'Who to reach': 'To fill in: a name for questions, and one for incidents.',
          Signatures: 'To fill in: both parties, with names, roles, and dates.',
        }),
      ],
    },
  ],
  contact: {
    body: 'Ask for the same page about your product: one finding, one row, or one rule is a good start.',
    topic: 'call',
  },
});
