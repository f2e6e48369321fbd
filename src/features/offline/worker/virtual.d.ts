/** Made by the build (build/plugins/pwa.ts). */
declare module 'virtual:hause/offline-plan' {
  import type { OfflinePlan } from '../page-store/plan.ts';
  export const plan: OfflinePlan;
}
