/** The notice that the visitor's script shows while there is no connection; it then says how old the page is. */
import { Icon } from '../../ui/icon.tsx';

export function OfflineNotice() {
  return (
    <p
      data-offline=""
      hidden
      className="mx-auto flex w-full max-w-[70rem] items-center gap-3 bg-notice px-4 py-2 text-notice-text text-sm [&[hidden]]:hidden"
    >
      <Icon name="offline" className="size-5" />
      Sin conexión
    </p>
  );
}
