/** The local storage key of what visitors have written into tools. */
export const TOOLS_KEY = 'hause:tools';
