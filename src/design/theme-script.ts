/**
 * Runs in every page's head before the first paint, so that a chosen color scheme never flashes. It
 * is inlined as text (its hash is in the CSP), hence a string; the theme machine's view writes the
 * same key.
 */
export const THEME_STORAGE_KEY = 'hause:theme';

export const themeScript = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
