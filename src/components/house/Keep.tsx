import { useState } from 'react';
import type { HouseChoice } from '#machines/house/index.ts';
import { Button } from '#src/components/button/Button.tsx';
import { copyText } from '#src/platform/clipboard.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { portraitOf } from './portrait.ts';
import type { Sentence } from './sentence.ts';
import * as css from './house.css.ts';

export interface KeepProps {
  readonly sentence: Sentence;
  readonly choice: HouseChoice;
  /** Has the colors of the house. */
  readonly picture: Element;
}

/** Takes the house along: a link that opens it, and a picture of it. */
export function Keep({ sentence, choice, picture }: KeepProps) {
  const { drawing } = sentence;
  const [said, setSaid] = useState({ text: '', count: 0, about: choice });
  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1, about: choice }));

  const copy = () =>
    copyText(location.href).then(
      () => say('Link copied. It opens this house.'),
      () => say('We couldn’t copy the link, but it’s in the address bar.'),
    );
  const save = async () => {
    const response = await fetch(drawing);
    if (!response.ok) throw new Error(`There is no ${drawing}: ${String(response.status)}.`);
    const colors = getComputedStyle(picture);
    const svg = portraitOf(await response.text(), choice, (name) => colors.getPropertyValue(name));
    saveFile(`house-${Object.values(choice).join('-')}.svg`, 'image/svg+xml', svg);
  };

  return (
    <div className={css.keep}>
      <Button variant="quiet" icon="link-simple" onClick={() => void copy()}>
        Copy link
      </Button>
      <Button
        variant="quiet"
        icon="download-simple"
        onClick={() =>
          void save().catch(() =>
            say('We couldn’t save the picture. Try again when you’re online.'),
          )
        }
      >
        Save picture
      </Button>
      <output className={css.said}>
        {/* What was said about another house no longer holds; anew for each press, so that it is announced. */}
        {said.about === choice && said.count > 0 ? <span key={said.count}>{said.text}</span> : null}
      </output>
    </div>
  );
}
