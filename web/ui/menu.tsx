/**
 * A button that opens a list of further actions; on phones the list is at the lower edge, within the thumb's reach.
 * The list closes when an action is chosen or the focus moves out of the menu.
 */
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

interface MenuItem {
  readonly label: string;
  /** What is read aloud instead, where the label says too little by itself. */
  readonly name?: string;
  readonly icon: IconName;
  readonly onSelect: () => void;
  /** True for an action that cannot be undone; it is shown in red, apart from the others. */
  readonly isDangerous?: boolean;
  /** True while the action cannot be chosen, as it is under way. */
  readonly isDisabled?: boolean;
}

interface MenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
}

/** The button that opens a menu. */
type MenuButton = (
  props: Pick<ComponentProps<'button'>, 'ref' | 'aria-expanded' | 'aria-controls' | 'onClick'>,
) => ReactNode;

export const Menu = ({ label, icon, items }: MenuProps) => (
  <MenuFrame
    items={items}
    button={(props) => (
      <Button {...props} icon={icon}>
        {label}
        <Icon name="down" className={`size-4 transition-transform ${props['aria-expanded'] ? 'rotate-180' : ''}`} />
      </Button>
    )}
  />
);

/** The menu of a row or card, whose button is '⋯'. */
export const RowMenu = ({ label, items }: Omit<MenuProps, 'icon'>) => (
  <MenuFrame
    items={items}
    button={(props) => (
      <button
        type="button"
        {...props}
        aria-label={label}
        title={label}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control font-semibold text-xl hover:bg-tint"
      >
        ⋯
      </button>
    )}
  />
);

function MenuFrame({ items, button: renderButton }: Pick<MenuProps, 'items'> & { readonly button: MenuButton }) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  // A tap outside closes the menu too, because some browsers keep the focus on such a tap.
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: PointerEvent) => menu.current?.contains(target as Node) || setIsOpen(false);
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  /** Focuses the button first, so that a dialog opened by an action can return the focus to a visible element. */
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element handles events of the buttons inside it
    <div
      ref={menu}
      className="md:relative"
      onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      {renderButton({
        ref: button,
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => setIsOpen(!isOpen),
      })}
      <ul
        id={id}
        hidden={!isOpen}
        className="fixed inset-x-2 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 rounded-card border border-line bg-surface p-1 shadow-raised md:absolute md:inset-x-auto md:top-full md:right-0 md:bottom-auto md:z-10 md:mt-2 md:w-60"
      >
        {items.map((item) => (
          <li key={item.label} className={item.isDangerous ? 'mt-1 border-line border-t pt-1 text-loss-text' : ''}>
            <button
              type="button"
              aria-label={item.name}
              disabled={item.isDisabled}
              onClick={() => {
                close();
                item.onSelect();
              }}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-tint disabled:opacity-60"
            >
              <Icon name={item.icon} className="size-5" />
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
