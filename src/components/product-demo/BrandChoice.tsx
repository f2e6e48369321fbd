import type { Ref } from 'react';
import type { Brand } from '#machines/product-demo/index.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { BrandMark } from './BrandMark.tsx';
import * as css from './ProductDemo.css.ts';

interface BrandChoiceProps {
  readonly brands: PageOf<'demo'>['brands'];
  readonly chosen: Brand;
  readonly onChoose: (brand: Brand) => void;
  readonly ref?: Ref<HTMLDivElement>;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** A radio button for each brand, in its colors. */
export const BrandChoice = ({ brands, chosen, onChoose, ...group }: BrandChoiceProps) => (
  <div {...group} role="radiogroup" className={css.brandRow}>
    {brands.map(({ id, name }) => (
      <label key={id} className={`${css.brandChoice} ${css.brand[id]}`}>
        <input
          type="radio"
          name="brand"
          value={id}
          className={css.brandInput}
          aria-label={name}
          checked={id === chosen}
          onChange={() => {
            onChoose(id);
          }}
        />
        <BrandMark brand={id} className={css.choiceMark} />
      </label>
    ))}
  </div>
);
