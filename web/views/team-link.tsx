/** A team's name as a link to its page; plain text while the team is not known. */
import type { ReactNode } from 'react';
import { paths } from '#shared/pages/paths.ts';

interface TeamLinkProps {
  readonly id: number | null;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The visitor's script knows the team by `data-team`, and marks it when it is followed. */
export function TeamLink({ id, children, className = '' }: TeamLinkProps) {
  return id === null ? (
    <span className={className}>{children}</span>
  ) : (
    <a href={paths.team.getHref(id)} data-team={id} className={`hover:underline ${className}`}>
      {children}
    </a>
  );
}
