/** Links shown when nothing is found: in the dialog, on the search page and in the server's answers. */
export const WAYS_ON = [
  { href: '/contact-us', name: 'Contact us', description: 'Ask us, and a person will reply' },
  { href: '/sitemap', name: 'Sitemap', description: 'Every page of this site' },
  { href: '/resources', name: 'Resources', description: 'Articles and standards by subject' },
  { href: '/case-studies', name: 'Case studies', description: 'Client work and worked examples' },
] as const;

export const WAYS_ON_LABEL = 'Other ways to find it';
