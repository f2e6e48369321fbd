/**
 * What a service page opens with (docs/specification.md, 2.5).
 * - `process`: its introduction
 * - `product`: a view of the product and its parts
 * - `evidence`: an example
 */
export const SERVICE_TEMPLATES = ['process', 'product', 'evidence'] as const;
export type ServiceTemplate = (typeof SERVICE_TEMPLATES)[number];

/**
 * The arrangement of the five tiles of a process processSteps, and of the line that joins them.
 * - `level`: one step after the other
 * - `rising`: each step builds on the one before
 * - `peak`: the fourth step carries the load
 * - `round`: the last step leads back to the first
 * - `fan`: no order, five aspects of one thing
 */
export const STEPS_COURSES = ['level', 'rising', 'peak', 'round', 'fan'] as const;
export type StepsCourse = (typeof STEPS_COURSES)[number];

/** Tiles of the process steps. */
export const STEP_COUNT = 5;
