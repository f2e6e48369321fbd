import { SAY_ALL } from './listen.ts';
import type { Journey } from './step.ts';

/** The most important journeys, each with the keys that a blind visitor uses. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'find-a-service',
    steps: [
      { open: '/', hears: ['Finished loading'] },
      { press: 'b', until: 'BUILD menu', atMost: 6, hears: ['collapsed', 'button'] },
      { press: 'Return', hears: ['expanded'] },
      { press: 'Tab', hears: ['Learn More', 'BUILD', 'link'] },
      { press: 'Tab', hears: ['Custom platform development', 'link'] },
      {
        press: 'Return',
        hears: ['A learning platform built around your model', 'heading level 1'],
        unheard: {
          in: ['firefox'],
          words: ['A learning platform built around your model', 'heading level 1'],
        },
      },
      { press: 'h', hears: ['heading level 2'] },
    ],
  },
  {
    name: 'read',
    steps: [
      { open: '/k-12/ai-solutions', hears: ['Finished loading'] },
      { press: 'h', hears: ['AI solutions for', 'K-12', 'heading level 1'] },
      { press: 'h', hears: ['On this page', 'heading level 2'] },
      { press: 'Down', hears: ['In numbers', 'link'] },
      { press: 'm', until: 'The learner is a child: start there', atMost: 4 },
      {
        press: SAY_ALL,
        hears: [
          'A wrong answer to a child may be learned.',
          'What we offer heading level 2',
          'Responsible-AI framework expanded',
          'Frequently asked questions heading level 2',
          'Is student data used to train models? collapsed',
          'Privacy Policy link',
        ],
      },
    ],
  },
  {
    name: 'question',
    steps: [
      { open: '/higher-education', hears: ['Finished loading'] },
      { press: 'b', until: 'HECVAT', atMost: 60, hears: ['collapsed', 'button'] },
      { press: 'Return', hears: ['expanded'] },
      { press: 'Down', hears: ['engineers answer it'] },
      { press: 'Down', hears: ['accessibility conformance report'] },
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
      { press: 'shift+Tab', hears: ['Full name', 'required'], never: ['invalid'] },
      { press: 'Tab', hears: ['Work email'] },
      { type: 'ada@school.example' },
      { press: 'Tab', hears: ['Contact number', 'invalid', 'Please enter a valid contact number'] },
      { type: '+44 20 7946 0000' },
      { press: 'Tab', hears: ['How did you hear about us?'] },
      { type: 'A colleague' },
      { press: 'Return', hears: ['We have your message', 'heading'] },
      { press: 'Down', hears: ['Receipt'] },
    ],
  },
  {
    name: 'search',
    steps: [
      { open: '/about-us', hears: ['Finished loading'] },
      { press: 'b', until: 'Search this site', atMost: 10, hears: ['button'] },
      {
        press: 'Return',
        hears: ['combo box', 'Start typing'],
        unheard: { in: ['firefox', 'chromium'], words: ['combo box'] },
      },
      { press: 'Tab', hears: ['Close search', 'button'] },
      { press: 'shift+Tab', hears: ['Search this site', 'combo box'] },
      { type: 'captions', hears: ['The best 8 pages'] },
      { press: 'Down', hears: ['AI for accessibility'] },
      { press: 'Return', hears: ['heading level 1'] },
    ],
  },
  {
    name: 'filter',
    steps: [
      { open: '/case-studies', hears: ['Finished loading'] },
      { press: 'b', until: 'K-12 publishing', atMost: 15, hears: ['not pressed'] },
      { press: 'Return', hears: ['pressed', '13 stories shown: K-12 publishing'] },
      { press: 'h', hears: ['link', 'heading level 3'] },
    ],
  },
  {
    name: 'send-offline',
    steps: [
      { open: '/contact-us', hears: ['Finished loading'] },
      { press: 'e', until: 'Full name', atMost: 2 },
      { press: 'Insert+a', hears: ['Focus mode'] },
      { type: 'Ada Lovelace' },
      { press: 'Tab', hears: ['Work email'] },
      { type: 'ada@school.example' },
      { press: 'Tab', hears: ['Contact number'] },
      { type: '+44 20 7946 0000' },
      { press: 'Tab', hears: ['How did you hear about us?'] },
      { type: 'A colleague' },
      { server: 'stops' },
      { press: 'Return', hears: ['Your message is waiting to be sent', 'heading'] },
      {
        server: 'is back',
        hears: ['Success!', 'Thank you for your message'],
        unheard: { in: ['firefox'], words: ['Success!'] },
      },
    ],
  },
  {
    name: 'save-pages',
    steps: [
      // The first visit saves some pages automatically, which takes a while.
      { open: '/about-us', hears: ['Finished loading'] },
      { pause: 20 },
      { open: '/offline', hears: ['Finished loading'] },
      { press: 'h', hears: ['Saved pages', 'heading level 1'] },
      { press: 'b', until: 'Save all pages', atMost: 12, hears: ['button'] },
      { press: 'Return', hears: ['Saving pages', 'The whole site is available offline'] },
      { press: 'b', until: 'Remove section K-12', atMost: 3 },
      {
        press: 'Return',
        hears: [
          'To read more offline, save a section or the whole site',
          'pages removed from this device',
        ],
      },
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
      { press: 'Tab', until: 'West, away from the Sun', atMost: 6, hears: ['button'] },
      { press: 'Return', hears: ['Right.'] },
      { press: 'Tab', until: 'Next question', atMost: 6, hears: ['button'] },
      {
        press: 'Return',
        hears: ['By noon the Sun has climbed', 'heading'],
        unheard: { in: ['chromium'], words: ['By noon the Sun has climbed', 'heading'] },
      },
    ],
  },
  {
    name: 'update',
    steps: [
      { open: '/about-us', hears: ['Finished loading'] },
      { pause: 20 },
      { server: 'has a new version' },
      { press: 'F5', loads: true, hears: ['A new version of this site is ready'] },
      { press: 'b', until: 'Update now', atMost: 40, hears: ['button'] },
      {
        press: 'Return',
        loads: true,
        hears: ['Updating the site', 'Finished loading'],
        // The new version may be loaded before it is announced.
        unheard: { in: ['firefox'], words: ['Updating the site'] },
      },
    ],
  },
];
