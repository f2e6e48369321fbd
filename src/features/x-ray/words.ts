/** The words of the X-ray. */
export const words = {
  title: 'X-ray',
  off: 'X-ray off',
  close: 'Close',
  intro:
    'In each row it is in exactly one state, and the state decides what can happen next: that’s why it’s never half open or half sent.',
  more: 'How this site’s machines work',
};
