import { ProductDemo } from '#src/components/product-demo/ProductDemo.tsx';
import { container, opening } from '#src/design/layout.css.ts';
import { pageOf } from '#src/pages/page-of.ts';
import type { PageProps } from '#src/pages/page-of.ts';
import { GetInTouch } from '#src/sections/static-parts.ts';
import * as css from './demo.css.ts';
import { DemoNotes, DemoWords } from './static-parts.ts';

/** The product to try out (docs/specification.md, 2.5.1). */
export default function DemoPage({ payload }: PageProps) {
  const page = pageOf(payload, 'demo');
  return (
    <>
      <div className={opening}>
        <div className={`${container} ${css.stage}`}>
          <DemoWords hero={page.hero} crumbs={payload.breadcrumbs} />
          <ProductDemo demo={page} />
        </div>
      </div>
      <DemoNotes notes={page.notes} />
      <GetInTouch contact={page.contact} form="letter" />
    </>
  );
}
