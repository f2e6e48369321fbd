/** How far the Sun of the stage, and the tip of the shadow, get from the pole, in units of the picture. */
export const REACH = 138;

/** The view transition name of what takes a brand's colors in one sweep. */
export const SWEPT = 'swept';
