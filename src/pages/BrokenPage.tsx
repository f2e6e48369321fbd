/** What stands in a page's place when a part of it has failed; the router shows it. */
export { Broken as BrokenPage } from '#src/sections/Broken.tsx';
