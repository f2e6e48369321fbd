import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { House } from '#src/components/on-demand/house/House.tsx';
import { LivePlate } from '#src/components/on-demand/plate/LivePlate.tsx';
import { ProductDemo } from '#src/components/on-demand/product-demo/ProductDemo.tsx';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { band, container, onInk, stack, text } from '#src/design/layout.css.ts';
import { Countdown } from '#src/features/tools/countdown/Countdown.tsx';

/** A page for each widget, embedded in this page by the plugin (prerender/plugins/design-page.ts). */
interface ExamplePages {
  readonly service: PageOf<'service'>;
  readonly start: PageOf<'start'>;
  readonly demo: PageOf<'demo'>;
  readonly tool: PageOf<'tool'>;
}

const pages = JSON.parse(
  document.getElementById('example-pages')?.textContent ?? '{}',
) as Partial<ExamplePages>;

/** The widgets with their own page, with its content, each as wide as the window. */
export function PageWidgets() {
  const { service, start, demo, tool } = pages;
  const [answer] = start?.answers ?? [];
  return (
    <div className={stack.broad}>
      {service === undefined ? null : (
        <Part title="Process plate">
          <div className={`${band} ${onInk}`}>
            <div className={container}>
              <LivePlate plate={service.plate} />
            </div>
          </div>
        </Part>
      )}
      {start === undefined || answer === undefined ? null : (
        <Part title="Sentence with its answer">
          <Suspense>
            <House sentence={start} answer={answer} load={() => Promise.resolve(start)} />
          </Suspense>
        </Part>
      )}
      {demo === undefined ? null : (
        <Part title="Product demo">
          <div className={container}>
            <ProductDemo demo={demo} />
          </div>
        </Part>
      )}
      {tool?.tool.kind !== 'countdown' ? null : (
        <Part title="Worksheet">
          <Countdown tool={tool.tool} topic={tool.contact.topic.id} search="" />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={stack.base}>
      <h3 className={`${container} ${text.cardTitle}`}>{title}</h3>
      {children}
    </div>
  );
}
