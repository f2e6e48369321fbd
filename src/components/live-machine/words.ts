/** The words of a live machine, wherever one is shown. */
export const liveWords = {
  now: 'Now in',
  next: 'can follow',
  others: (count: number) => `and ${String(count)} more`,
  events: 'What can happen',
  log: 'What has happened',
  nothing: 'Nothing has happened yet.',
  event: 'What happens',
  state: 'State',
  ignored: 'ignored',
  time: 'Let time pass',
  afresh: 'Start over',
};
