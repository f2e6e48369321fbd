/** The parts of the frame that never change, in one file: see static-parts.ts. */
export { FooterColumns, FooterLegal, FooterSocial } from './footer/FooterParts.tsx';
export { Brand } from './header/Brand.tsx';
export { TileRow } from '#src/components/tile-row/TileRow.tsx';
