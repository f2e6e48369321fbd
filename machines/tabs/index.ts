export {
  selectSelectedTab,
  tabsMachine,
  type TabsContext,
  type TabsEvent,
  type TabsInput,
} from './tabs.machine.ts';
