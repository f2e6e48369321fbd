import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { memo, useEffectEvent, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { MobileMenuEvent } from '#machines/mobile-menu/index.ts';
import { ButtonLink } from '#src/components/button/Button.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { Logo } from '#src/components/logo/Logo.tsx';
import type { HeaderLinks, MenusContent, ResolvedMenus } from '#src/content/schema/resolved.ts';
import { followsLink } from '#src/platform/plain-click.ts';
import * as css from './MobileMenuDialog.css.ts';

export interface MobileMenuDialogProps {
  readonly menus: ResolvedMenus;
  readonly demo: MenusContent['demo'];
  readonly contact: HeaderLinks['contact'];
  readonly isOpen: boolean;
  readonly openSection: string | null;
  readonly onEvent: (event: MobileMenuEvent) => void;
}

/**
 * The dialog itself: Ark traps focus and keeps the page behind from scrolling; the machine alone decides
 * whether it is open, and which section. It is mounted out of sight before that, so a press only shows it.
 */
export function MobileMenuDialog(props: MobileMenuDialogProps) {
  const { menus, demo, contact, isOpen, openSection, onEvent } = props;

  // On the document, because the menu appears a moment before it receives focus.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEvent({ type: 'ESCAPE.PRESSED' });
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <Dialog.Root
      open={isOpen}
      closeOnEscape={false}
      onOpenChange={({ open }) => {
        if (!open) onEvent({ type: 'MENU.CLOSED' });
      }}
    >
      <Portal>
        <Dialog.Positioner className={css.positioner}>
          <Dialog.Content
            className={css.content}
            onClick={(event) => {
              if (followsLink(event)) onEvent({ type: 'LINK.CHOSEN' });
            }}
          >
            <div className={css.head}>
              <Logo size={40} />
              <Dialog.Title className={css.title}>Menu</Dialog.Title>
              <Dialog.CloseTrigger className={css.close}>
                <Icon name="x" size={1.5} />
                Close
              </Dialog.CloseTrigger>
            </div>
            <Sections {...{ menus, openSection, onEvent }} />
            {demo.href === null ? null : (
              <a className={css.demo} href={demo.href} data-replace="" data-line="deliver">
                {demo.text}
                <Icon name="arrow-right" size={1.5} />
              </a>
            )}
            <div className={css.foot}>
              <ButtonLink href={contact.href ?? '/'} data-replace="">
                {contact.text}
              </ButtonLink>
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The long part, rendered before the dialog opens and not again when it does. */
const Sections = memo(function Sections({
  menus,
  openSection,
  onEvent,
}: Pick<MobileMenuDialogProps, 'menus' | 'openSection' | 'onEvent'>) {
  return (
    <nav aria-label="Main">
      {menus.map((menu) => (
        <Section
          key={menu.id}
          menu={menu}
          isOpen={openSection === menu.id}
          onToggle={() => {
            onEvent({ type: 'SECTION.TOGGLED', id: menu.id });
          }}
        />
      ))}
    </nav>
  );
});

interface SectionProps {
  readonly menu: ResolvedMenus[number];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Section({ menu, isOpen, onToggle }: SectionProps) {
  return (
    <div className={css.section} data-line={menu.id}>
      <h2 className={css.heading}>
        <button
          type="button"
          className={css.trigger}
          aria-expanded={isOpen}
          aria-controls={`small-menu-${menu.id}`}
          onClick={onToggle}
        >
          {menu.title}
          <Icon name="caret-down" size={1.25} />
        </button>
      </h2>
      <div id={`small-menu-${menu.id}`} className={css.panel} hidden={!isOpen}>
        <p className={css.subtitle}>{menu.subtitle}</p>
        {menu.comingSoonOnSmallScreens ? (
          <p className={css.soon}>Content coming soon</p>
        ) : (
          <>
            {menu.categories.map(({ title, items }) => (
              <Group key={title} title={title}>
                {items.map((item) => (
                  <Place key={item.title} href={item.href}>
                    <span className={css.icon}>
                      <Icon name={item.icon} size={1.5} />
                    </span>
                    <span>
                      <span className={css.itemTitle}>{item.title}</span>
                      <span className={css.description}>{item.description}</span>
                    </span>
                  </Place>
                ))}
              </Group>
            ))}
            {menu.services === undefined ? null : (
              <Group title={menu.services.title}>
                {menu.services.items.map(({ text, href }) => (
                  <Place key={text} href={href}>
                    {text}
                  </Place>
                ))}
              </Group>
            )}
          </>
        )}
        {menu.cta.href === null ? null : (
          <a className={css.more} href={menu.cta.href} data-replace="">
            {menu.cta.text} about {menu.title}
          </a>
        )}
      </div>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={css.group}>
      <p className={css.groupTitle}>{title}</p>
      <ul>{children}</ul>
    </div>
  );
}

/** An item: a link, or plain text if there is no page yet. */
function Place({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  return (
    <li>
      {href === null ? (
        <span className={css.link}>{children}</span>
      ) : (
        <a className={css.link} href={href} data-replace="">
          {children}
        </a>
      )}
    </li>
  );
}
