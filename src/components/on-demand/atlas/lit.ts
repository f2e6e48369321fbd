import { color, token } from '#src/design/tokens.css.ts';

/** Current states: yellow for the innermost, a heavy border for their parents; and the edge just taken. */
export const LIT = [
  'svg{display:block}',
  '.state[data-lit] .box{stroke-width:4}',
  `.state[data-lit] .box:not(.outer,.region,path){fill:${token.action.ground};stroke:#16181D}`,
  `.words[data-lit] text{fill:${token.action.label}}`,
  `.edge[data-lit] .line{stroke:${color.link};stroke-width:3.5}`,
  `.edge[data-lit] .head{fill:${color.link}}`,
  `.label[data-lit] .chip{stroke:${color.link};stroke-width:2.5}`,
].join('');
