/**
 * Words and phrases that mean the same here. A page or a section whose name has one of them is also
 * found by the others. Singular and plural count as one (`stemOf` of src/features/search/words.ts).
 */
export const synonyms: readonly (readonly string[])[] = [
  ['accessibility', 'a11y'],
  ['ai', 'artificial intelligence'],
  ['adaptive', 'personalized'],
  ['assessment', 'test', 'exam', 'quiz'],
  ['audit', 'review', 'evaluation'],
  ['back to school', 'rollover', 'summer'],
  ['blog', 'article', 'post'],
  ['captions', 'subtitles', 'transcripts'],
  ['case study', 'success story', 'customer story', 'reference'],
  ['career', 'job', 'vacancy', 'hiring'],
  ['content generation', 'generative ai', 'genai', 'chatgpt'],
  ['dashboard', 'report'],
  ['european accessibility act', 'eaa'],
  ['higher education', 'university', 'college', 'campus', 'higher ed'],
  ['immersive', 'virtual reality', 'vr', 'ar', 'xr'],
  ['k-12', 'school'],
  ['learning analytics', 'learning data'],
  ['lms', 'learning management system', 'learning platform'],
  ['localization', 'translation', 'multilingual'],
  ['professional development', 'teacher training', 'pd'],
  ['quality assurance', 'qa', 'testing'],
  ['school district', 'lea', 'school system'],
  ['single sign-on', 'sso', 'sign-on', 'login'],
  ['help desk', 'helpdesk', 'service desk', 'technical support'],
  ['user experience', 'ux', 'usability'],
  ['workforce', 'corporate', 'employee', 'upskilling', 'reskilling'],
];
