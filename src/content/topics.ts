import type { Lead } from './schema/owner-facts.ts';
import type { TopicInput } from './schema/topics.ts';
import { site } from './site.ts';

/**
 * Who leads each team: shown where a page invites to talk to the team, and on the contact page. Until
 * someone is named, nothing is.
 */
export const LEADS: readonly Lead[] = [
  // {
  //   team: 'School districts',
  //   name: 'Maria Lopez',
  //   role: 'Lead for school districts',
  //   portrait: '/people/maria-lopez.jpg',
  // },
];

/**
 * The topics that a link to the contact page may have: `/contact-us?topic=<id>`. A page sets its topic
 * in `contact`. The first line picks up the page's call to action; the visitor can change it, as well as
 * the team. An empty team is "no preference".
 */
export const TOPICS = [
  {
    id: 'call',
    heading: 'Ask for a call',
    team: '',
    line: 'I’d like to schedule a call. These days and times work for me:',
  },
  {
    id: 'own-title',
    heading: 'See your own title',
    team: '',
    line: `The title that we’d like to see in ${site.product}, and who would use it:`,
  },
  {
    id: 'demo',
    heading: 'Request a demo',
    team: '',
    line: 'I’d like to see a demo. What matters most to us is:',
  },

  // The four audiences
  {
    id: 'k-12',
    heading: 'About K-12 products',
    team: 'K-12 publishing',
    line: 'The challenge in our K-12 product is:',
  },
  {
    id: 'higher-education',
    heading: 'About your campus',
    team: 'Higher education',
    line: 'What we’d like to change for our students or faculty is:',
  },
  {
    id: 'workforce',
    heading: 'About training at work',
    team: 'Workforce learning',
    line: 'The job or task that people have to be ready for is:',
  },
  {
    id: 'school-districts',
    heading: 'About your district',
    team: 'School districts',
    line: 'What our district needs to settle, and by when:',
  },

  // K-12 publishers and EdTech companies
  {
    id: 'k-12-screens',
    heading: 'About K-12 UX design',
    team: 'K-12 publishing',
    line: 'The screen of our K-12 product to research, test, or redesign, and why:',
  },
  {
    id: 'k-12-content',
    heading: 'About K-12 content',
    team: 'K-12 publishing',
    line: 'The unit to review, and the standards that it claims:',
  },
  {
    id: 'k-12-accessibility',
    heading: 'About accessibility',
    team: 'K-12 publishing',
    line: 'The K-12 product to audit or repair, and the RFP, rule, or complaint that it has to answer:',
  },
  {
    id: 'k-12-platforms',
    heading: 'About K-12 platforms',
    team: 'K-12 publishing',
    line: 'The K-12 platform, or the integration that a district is waiting for:',
  },
  {
    id: 'k-12-strategy',
    heading: 'About your roadmap',
    team: 'K-12 publishing',
    line: 'The product, portfolio, or decision to review, and the date by which it has to be settled:',
  },
  {
    id: 'k-12-readiness',
    heading: 'About back to school',
    team: 'K-12 publishing',
    line: 'Our first day of school, our rollover dates, and what went wrong last August:',
  },
  {
    id: 'k-12-ai',
    heading: 'About AI in K-12',
    team: 'K-12 publishing',
    line: 'The AI feature or assistant of our K-12 product, and what districts ask about it:',
  },

  // Services, for all audiences
  {
    id: 'ux',
    heading: 'About UX design',
    team: '',
    line: 'The task that our users complain about is:',
  },
  {
    id: 'accessibility',
    heading: 'About accessibility',
    team: '',
    line: 'What has to be accessible, and who asks for it:',
  },
  {
    id: 'accessibility-act',
    heading: 'About selling in the EU',
    team: '',
    line: 'What we sell, to whom, and in which EU countries:',
  },
  {
    id: 'assessments',
    heading: 'About assessments',
    team: '',
    line: 'The decision that our scores have to support is:',
  },
  {
    id: 'ai',
    heading: 'About AI for learning',
    team: '',
    line: 'What we’d like AI to do, and who is affected when it’s wrong:',
  },
  {
    id: 'ai-content',
    heading: 'About AI for content',
    team: '',
    line: 'The type of content, how long a piece takes today, from brief to approval, and how many we need:',
  },
  {
    id: 'cloud',
    heading: 'About AI and cloud',
    team: '',
    line: 'Where our platform runs today, who manages it, and what next semester will ask of it:',
  },
  {
    id: 'development',
    heading: 'About development',
    team: '',
    line: 'What we’d like to build or renew, and what it must do first:',
  },
  {
    id: 'course-development',
    heading: 'About your courses',
    team: '',
    line: 'The course, and the job, exam, or next course that it leads to:',
  },
  {
    id: 'immersive-learning',
    heading: 'About simulations',
    team: '',
    line: 'What our learners never get to practice enough is:',
  },
  {
    id: 'content-engineering',
    heading: 'About your content',
    team: '',
    line: 'The titles that give our production team the most trouble are:',
  },
  {
    id: 'analytics',
    heading: 'About learning data',
    team: '',
    line: 'The decision that we’d like our data to support is:',
  },
  {
    id: 'student-data',
    heading: 'About student data',
    team: '',
    line: 'What we hold about students, and what we have to settle:',
  },
  {
    id: 'integration',
    heading: 'About integration',
    team: '',
    line: 'The LMSs, rostering services, and identity providers that we have to work with:',
  },
  {
    id: 'rollout',
    heading: 'About your rollout',
    team: '',
    line: 'What has to be in use, at how many sites, and by when:',
  },
  {
    id: 'quality',
    heading: 'About testing',
    team: '',
    line: 'Our release date, and what went wrong last time:',
  },
  {
    id: 'support',
    heading: 'About support',
    team: '',
    line: 'What our users need help with, and when they need it:',
  },
  {
    id: 'optimization',
    heading: 'About optimization',
    team: '',
    line: 'The screen that is slow, or the bill that keeps growing:',
  },
  {
    id: 'teaching',
    heading: 'About teacher training',
    team: '',
    line: 'What we’d like to see in classrooms a year from now is:',
  },
  {
    id: 'session',
    heading: 'Ask for a session',
    team: '',
    line: 'The topic, who would take part, and two or three dates:',
  },
  {
    id: 'research',
    heading: 'About research',
    team: '',
    line: 'What we need evidence for, and by when:',
  },
  {
    id: 'reading',
    heading: 'Ask about an article',
    team: '',
    line: 'I have read something on your site, and I’d like to ask:',
  },
] as const satisfies readonly TopicInput[];
