export { answersAfter } from './answers-after.ts';
