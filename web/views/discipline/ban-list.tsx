/** Who is barred, why, and in which bulletin it is written. */
import type { ReactNode } from 'react';
import type { ToldBan } from '#shared/text/discipline.ts';
import { TeamLink } from '../team-link.tsx';
import { WrittenIn } from './bulletin-link.tsx';

export const RowList = ({ children }: { readonly children: ReactNode }) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
);

/** A player may have several bans, and with private squads the names of several may be alike. */
export const BanList = ({ bans }: { readonly bans: readonly ToldBan[] }) => (
  <RowList>
    {bans.map(({ playerId, playerName, teamId, teamName, text, bulletin }) => (
      <li key={`${playerId} ${text}`} className="px-3 py-2 leading-tight">
        {playerName}
        {!playerName.endsWith(teamName) && (
          <>
            {' · '}
            <TeamLink id={teamId}>{teamName}</TeamLink>
          </>
        )}
        <span className="block text-muted text-sm">
          {text}
          <WrittenIn bulletin={bulletin} />
        </span>
      </li>
    ))}
  </RowList>
);
