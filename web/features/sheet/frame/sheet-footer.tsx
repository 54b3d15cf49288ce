/** The bar at the lower edge of the sheet: who is present, events, clock; 'Finalizar' always at the same place. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';

export interface FooterItem {
  readonly label: string;
  /** Beside the label, unless it is 0; it may change at any moment, because other phones record, too. */
  readonly count?: number;
  readonly icon: IconName;
  readonly onPress: () => void;
  readonly isOpen?: boolean;
  readonly isPrimary?: boolean;
  readonly isWide?: boolean;
}

export function SheetFooter({ items }: { readonly items: readonly FooterItem[] }) {
  return (
    <div className="grid shrink-0 grid-cols-4 gap-2 border-line border-t bg-surface p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {items.map((item) => (
        <FooterButton key={item.label} item={item}>
          {item.count ? `${item.label} ${item.count}` : item.label}
        </FooterButton>
      ))}
    </div>
  );
}

function FooterButton({ item, children }: { readonly item: FooterItem; readonly children: ReactNode }) {
  const { icon, onPress, isOpen = false, isPrimary = false, isWide = false } = item;
  const look = isPrimary
    ? 'border-accent bg-accent text-surface'
    : isOpen
      ? 'border-accent bg-tint text-text'
      : 'border-input bg-surface text-text hover:bg-tint';
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={isOpen || undefined}
      className={`flex h-14 min-w-0 items-center justify-center rounded-control border-2 px-0.5 text-center font-semibold leading-tight ${isWide ? 'col-span-2 gap-2' : 'flex-col gap-0.5 font-display text-sm'} ${look}`}
    >
      <Icon name={icon} className="size-5" />
      {children}
    </button>
  );
}
