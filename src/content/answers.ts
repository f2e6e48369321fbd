/** A page with questions and answers, as written in content files. */
interface AnsweringPage {
  readonly name: string;
  readonly faq: {
    readonly items: readonly {
      readonly id: string;
      readonly question: string;
      readonly answer: readonly string[];
    }[];
  };
}

/**
 * Reuses answers from one page on another: the text is written only once, and its page is credited.
 * @param path where the page is
 * @throws Error for a question that the page does not answer
 */
export const answersOf = (page: AnsweringPage, path: string, ...ids: readonly string[]) =>
  ids.map((id) => {
    const found = page.faq.items.find((item) => item.id === id);
    if (found === undefined) {
      throw new Error(`${path} has no question '${id}'. Take one of those in its faq.`);
    }
    return {
      id: `${path.slice(1).replaceAll('/', '-')}-${id}`,
      question: found.question,
      answer: [...found.answer],
      source: { text: page.name, href: `${path}#${id}` },
    };
  });
