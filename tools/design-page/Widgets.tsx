import { useActorRef } from '@xstate/react';
import { MOTIFS, drawPicture } from '#src/art/index.ts';
import { Accordion } from '#src/components/accordion/Accordion.tsx';
import { Button } from '#src/components/button/Button.tsx';
import { Carousel } from '#src/components/carousel/Carousel.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '#src/components/field/Field.tsx';
import { Filter } from '#src/components/filter/Filter.tsx';
import { Picture } from '#src/components/picture/Picture.tsx';
import { inspect } from '#src/components/hooks/inspection.ts';
import { Tabs } from '#src/components/tabs/Tabs.tsx';
import { Toasts } from '#src/components/toasts/Toasts.tsx';
import { cluster, stack } from '#src/design/layout.css.ts';
import { LINES } from '#src/design/palette.ts';
import type { LineName } from '#src/design/palette.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import { PageCardTile } from '#src/sections/cards/PageCardTile.tsx';
import * as css from './design-page.css.ts';
import { Part } from './Part.tsx';

const SUBJECTS = ['eye', 'cloud', 'chart', 'pencil', 'speech', 'globe', 'cap'] as const;

const cardOf = (subject: (typeof MOTIFS)[number], line: LineName) => {
  const svg = drawPicture({ motifs: [subject], line, seed: '/design', format: 'card' });
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: 1200,
    height: 800,
    alt: '',
  };
};
const slides = SUBJECTS.map((subject, at) => ({
  id: subject,
  title: `About the ${subject}`,
  picture: cardOf(subject, LINES[at % LINES.length] ?? 'solve'),
}));

/**
 * The widgets that several pages show, live; each is the view of a machine. The others have a page of
 * their own: /start, the demo, the tools, and the processSteps of every service page.
 */
export function Widgets() {
  return (
    <div className={stack.broad}>
      <Part title="Accordion">
        <Accordion
          name="design-accordion"
          initial="one"
          headingLevel={4}
          items={['One', 'Two', 'Three'].map((name) => ({
            id: name.toLowerCase(),
            heading: `Row ${name.toLowerCase()}`,
            panel: <p>What stands under row {name.toLowerCase()}. One row is open at a time.</p>,
          }))}
        />
      </Part>
      <Part title="Tabs">
        <Tabs
          name="design-tabs"
          label="Examples"
          initial="first"
          headingLevel={4}
          tabs={['First', 'Second', 'Third'].map((title) => ({
            id: title.toLowerCase(),
            title,
            panel: <p>The panel of the {title.toLowerCase()} tab.</p>,
          }))}
        />
      </Part>
      <Part title="Filter">
        <Filter
          rows={[{ label: 'Filter the motifs', values: ['All', 'Short', 'Long'] }]}
          initial="All"
          counts={{ All: MOTIFS.length, Short: named('Short').length, Long: named('Long').length }}
          announce={(count, chosen) => `${chosen}: ${String(count)} motifs`}
        >
          {(chosen) => <p>{named(chosen).join(', ')}</p>}
        </Filter>
      </Part>
      <Part title="Carousel">
        <Carousel
          label="Strip with a counter"
          slides={slides.map(({ id, title, picture }) => ({
            id,
            title,
            content: (
              <>
                <Picture picture={picture} />
                <p>{title}</p>
              </>
            ),
          }))}
          visible={[1, 2, 4]}
          fit="resources"
          lockMs={500}
          rotateMs={8000}
          position="indicators"
        />
      </Part>
      <Part title="Card of a page">
        <div className={css.pictures}>
          {slides.slice(0, 3).map(({ id, title, picture }) => (
            <PageCardTile
              key={id}
              headingLevel={3}
              card={{
                href: '#widgets',
                title,
                summary: 'One or two sentences that say what the page is about.',
                labels: ['Example'],
                topics: [],
                audiences: [],
                figure: null,
                picture,
              }}
            />
          ))}
        </div>
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Toasts">
        <ToastBench />
      </Part>
    </div>
  );
}

const named = (length: string) =>
  MOTIFS.filter((name) => length === 'All' || (length === 'Short') === name.length <= 4);

/** Each field, empty and with an error. */
function Fields() {
  const field = (key: string) => ({ name: `design-${key}`, error: undefined });
  return (
    <div className={`${stack.base} ${css.form}`}>
      <TextField {...field('name')} label="Full name" hint="As it should be in a reply" />
      <TextField
        {...field('mail')}
        label="Work email"
        type="email"
        defaultValue="not a mailbox"
        error="Please enter a valid email address"
      />
      <SelectField
        {...field('team')}
        label="Representative"
        optional="(optional)"
        none="No preference"
        options={['K-12 publishing', 'Higher education']}
      />
      <TextAreaField {...field('words')} label="Message" optional="(optional)" rows={3} />
      <CheckField
        name="design-news"
        label="Subscribe to the newsletter"
        error={undefined}
        defaultChecked
      />
    </div>
  );
}

/** Buttons that show toasts, and the toast region in the corner of the window. */
function ToastBench() {
  const actor = useActorRef(toastsMachine, { input: {}, inspect });
  return (
    <>
      <div className={cluster}>
        {(['success', 'error', 'info'] as const).map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            onClick={() => {
              actor.send({
                type: 'TOAST.ADDED',
                toast: {
                  kind,
                  title: `A toast of kind ${kind}`,
                  text: 'It stays for five seconds.',
                },
              });
            }}
          >
            {kind}
          </Button>
        ))}
      </div>
      <div className={css.corner}>
        <Toasts actor={actor} />
      </div>
    </>
  );
}
