/** What stands around every page; routes know pages only, so it is handed on here. */
export { SiteFrame } from '#src/sections/SiteFrame.tsx';
