import { skyAt } from '#machines/product-demo/index.ts';
import type { PageOf } from '#src/content/schema/resolved.ts';
import { REACH } from './measures.ts';
import * as css from './ProductDemo.css.ts';

type SceneName = PageOf<'demo'>['lesson']['questions'][number]['scene'];

interface Drawn {
  /** The position of the Sun. */
  readonly sun: readonly [x: number, y: number];
  /** The object in its light. */
  readonly pole: string;
  /** Its shadow, shown only with the right answer. */
  readonly shadow: string;
  /** Marks from earlier observations. */
  readonly marks?: string;
}

const FLAGPOLE = 'M157 22h6v68h-6zM163 22h26l-7 8 7 8h-26z';

/** Looking north, so east is on the right; 320 by 120 units, with the ground from 84 down. */
const SCENES: Readonly<Record<SceneName, Drawn>> = {
  morning: {
    sun: [284, 62],
    pole: FLAGPOLE,
    shadow: 'M157 90h6l-10 8L22 98v-6z',
  },
  noon: {
    sun: [218, 20],
    pole: FLAGPOLE,
    shadow: 'M157 90h6l-6 8h-34v-6z',
    marks: 'M22 95h131',
  },
  stick: {
    sun: [190, 20],
    pole: 'M156 46h8v48h-8z',
    shadow: 'M157 92h7l-3 10h-12v-6z',
    marks: 'M40 97h6M66 99h6M92 101h6M112 102h6',
  },
};

interface SceneProps {
  readonly scene: SceneName;
  readonly isSolved: boolean;
}

/** The picture of a question, which the question also describes: the Sun, an object and its shadow. */
export function Scene({ scene, isSolved }: SceneProps) {
  const drawn = SCENES[scene];
  return <Picture {...drawn} shadow={isSolved ? drawn.shadow : undefined} />;
}

const LOW = 66;
const RISE = 46;

interface HourSceneProps {
  readonly hour: number;
  readonly hasShadow: boolean;
}

/** The flagpole in the light of an hour, below the Sun's way. */
export function HourScene({ hour, hasShadow }: HourSceneProps) {
  const { east, height } = skyAt(hour);
  const [x, y] = [160 + east * REACH, LOW - height * RISE];
  const [tip, end] = [160 - east * REACH, 98 + height * 6];
  const shadow = `M157 89L${String(tip - 3)} ${String(end - 3)} ${String(tip + 3)} ${String(end + 5)} 163 93z`;
  return (
    <Picture
      sun={[x, y]}
      way={`M${String(160 - REACH)} ${String(LOW)}Q160 ${String(LOW - 2 * RISE)} ${String(160 + REACH)} ${String(LOW)}`}
      pole={FLAGPOLE}
      shadow={hasShadow ? shadow : undefined}
    />
  );
}

type PictureProps = Omit<Drawn, 'shadow'> & {
  readonly way?: string;
  readonly shadow: string | undefined;
};

const Picture = ({ sun, way, pole, shadow, marks }: PictureProps) => (
  <svg className={css.scene} viewBox="0 0 320 120" width="320" height="120" aria-hidden="true">
    <path className={css.ground} d="M0 84h320v36H0z" />
    {way === undefined ? null : <path className={css.way} d={way} />}
    <circle className={css.sun} cx={sun[0]} cy={sun[1]} r="15" />
    {marks === undefined ? null : <path className={css.chalk} d={marks} />}
    {shadow === undefined ? null : <path className={css.shadow} d={shadow} />}
    <path className={css.pole} d={pole} />
    <text className={css.compass} x="8" y="115">
      W
    </text>
    <text className={css.compass} x="302" y="115">
      E
    </text>
  </svg>
);
