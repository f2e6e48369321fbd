import type { Journey } from './step.ts';

/** The journeys that matter, each by the keys of somebody who sees nothing of the page. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'find-a-service',
    steps: [
      { open: '/', hears: ['Finished loading'] },
      { press: 'b', until: 'BUILD menu', atMost: 6, hears: ['collapsed', 'button'] },
      { press: 'Return', hears: ['expanded'] },
      { press: 'Tab', hears: ['Learn More', 'BUILD', 'link'] },
      { press: 'Tab', hears: ['Custom Platform Development', 'link'] },
      {
        press: 'Return',
        hears: ['A learning platform built around your model', 'heading level 1'],
      },
      { press: 'h', hears: ['heading level 2'] },
    ],
  },
  {
    name: 'read',
    steps: [
      { open: '/k-12/ai-solutions', hears: ['Finished loading'] },
      { press: 'h', hears: ['heading level 1'] },
      { press: 'h', hears: ['heading level 2'] },
      { press: 'Down' },
      { press: 'Down' },
      { press: 'm' },
      { press: 'KP_Add' },
    ],
  },
  {
    name: 'question',
    steps: [
      { open: '/higher-education', hears: ['Finished loading'] },
      { press: 'b', until: 'HECVAT', atMost: 60, hears: ['collapsed', 'button'] },
      { press: 'Return', hears: ['expanded'] },
      { press: 'Down' },
      { press: 'Down' },
    ],
  },
  {
    name: 'form',
    steps: [
      { open: '/contact-us', hears: ['Finished loading'] },
      { press: 'e', until: 'Full name', atMost: 2, hears: ['required'], never: ['invalid'] },
      { press: 'b', until: 'SUBMIT', atMost: 5, hears: ['button'] },
      { press: 'Return', hears: ['There is a problem'] },
      { press: 'Tab', hears: ['Name must be at least 2 characters', 'link'] },
      {
        press: 'Return',
        hears: ['Full name', 'required', 'invalid', 'Name must be at least 2 characters'],
      },
      { type: 'Ada Lovelace' },
      { press: 'Tab', hears: ['Work email', 'invalid', 'Please enter a valid email address'] },
      { type: 'ada@school.example' },
      { press: 'Tab', hears: ['Contact number', 'invalid', 'Please enter a valid contact number'] },
      { type: '+44 20 7946 0000' },
      { press: 'Tab', hears: ['How did you hear about us?'] },
      { type: 'A colleague' },
      { press: 'Return', hears: ['We have your message', 'heading'] },
      { press: 'Down' },
    ],
  },
  {
    name: 'search',
    steps: [
      { open: '/about-us', hears: ['Finished loading'] },
      { press: 'b', until: 'Search this site', atMost: 10, hears: ['button'] },
      { press: 'Return', hears: ['Search this site', 'Start typing'] },
      { type: 'captions', hears: ['The best 8 pages'] },
      { press: 'Down', hears: ['AI for accessibility'] },
      { press: 'Return', hears: ['AI for accessibility'] },
      { press: 'h' },
    ],
  },
  {
    name: 'filter',
    steps: [
      { open: '/case-studies', hears: ['Finished loading'] },
      { press: 'b', until: 'K-12 publishing', atMost: 15, hears: ['not pressed'] },
      { press: 'Return', hears: ['13 stories shown: K-12 publishing'] },
      { press: 'h' },
    ],
  },
  {
    name: 'send-offline',
    steps: [
      { open: '/contact-us', hears: ['Finished loading'] },
      { press: 'e', until: 'Full name', atMost: 2 },
      { type: 'Ada Lovelace' },
      { press: 'Tab', hears: ['Work email'] },
      { type: 'ada@school.example' },
      { press: 'Tab', hears: ['Contact number'] },
      { type: '+44 20 7946 0000' },
      { press: 'Tab', hears: ['How did you hear about us?'] },
      { type: 'A colleague' },
      { server: 'stops' },
      { press: 'Return', hears: ['Your message is waiting to be sent', 'heading'] },
      { server: 'is back' },
      { press: 'b', until: 'Try again now', atMost: 10 },
      { press: 'Return' },
    ],
  },
  {
    name: 'save-pages',
    steps: [
      { open: '/offline', hears: ['Finished loading'] },
      { press: 'h' },
      { press: 'b', until: 'Save', atMost: 15 },
      { press: 'Return' },
      { press: 'Tab' },
    ],
  },
  {
    name: 'demo',
    steps: [
      { open: '/deliver/hausebox/demo', hears: ['Finished loading'] },
      { press: 'b', until: 'Assign to the class', atMost: 20, hears: ['button'] },
      { press: 'Return', hears: ['Assigned'] },
      { press: 'b', until: 'Open the learner’s screen', atMost: 10 },
      { press: 'Return', hears: ['Learner', 'tab'] },
      { press: 'b', until: 'West, away from the Sun', atMost: 10 },
      { press: 'Return', hears: ['Right.'] },
      { press: 'b', until: 'Next question', atMost: 10 },
      { press: 'Return', hears: ['By noon the Sun has climbed', 'heading'] },
    ],
  },
  {
    name: 'update',
    steps: [
      { open: '/about-us', hears: ['Finished loading'] },
      { server: 'has a new version' },
      { open: '/case-studies', hears: ['A new version of this site is ready'] },
      { press: 'b', until: 'Update now', atMost: 30 },
      { press: 'Return' },
    ],
  },
];
