/** 'Seguir' on a team's page. It is hidden without scripts: the visitor's script shows it and keeps the team. */
import { Icon } from '../../ui/icon.tsx';

/** The script changes the text after the icon to 'Siguiendo', and adds the attribute `data-on`. */
export function FollowButton({ teamId }: { readonly teamId: number }) {
  return (
    <button
      type="button"
      hidden
      data-follow={teamId}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control bg-primary px-4 font-medium text-white hover:bg-primary-hover data-on:bg-tint data-on:text-accent"
    >
      <Icon name="shield" className="size-5" />
      Seguir
    </button>
  );
}
