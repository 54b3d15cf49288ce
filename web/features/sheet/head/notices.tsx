/** What the person at the pitch should know, between the last event and what is under the thumb. */
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';

interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface SheetNotice {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly action: NoticeAction;
  /** The other answer, where the notice is a question. */
  readonly other?: NoticeAction;
}

/** Shows the first one; the others follow when it has been dealt with, so that the sides keep their room. */
export function SheetNotices({ notices }: { readonly notices: readonly SheetNotice[] }) {
  const [first] = notices;
  return (
    <div role="status" className="shrink-0">
      {first && (
        <div key={first.key} className="flex min-h-14 items-center gap-2 bg-notice py-1 pr-2 pl-3 text-notice-text">
          <Icon name={first.icon} />
          <p className="min-w-0 flex-1 text-sm leading-tight">{first.text}</p>
          {[first.action, first.other].map(
            (action) =>
              action && (
                <SheetButton key={action.label} onClick={action.onPress} className="shrink-0 px-2 text-sm">
                  {action.label}
                </SheetButton>
              ),
          )}
        </div>
      )}
    </div>
  );
}
