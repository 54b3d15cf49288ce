/** The failure text of each save, by the file below web/ that sends it. */

/** Two texts where the screen distinguishes a failed save from an unreachable server. */
type FailureText = string | RegExp | { readonly failed: string; readonly unreachable: string };

export const failureTexts: Readonly<Record<string, FailureText>> = {
  'features/canchas/cancha-form.tsx': 'Error al guardar la cancha',
  'features/canchas/delete-cancha-dialog.tsx': 'No se pudo eliminar La Borrada',
  'features/fixture-management/changes/use-rearrangement.ts': 'No se pudo reacomodar la fecha',
  'features/fixture-management/planning/fixture-planner.tsx': 'No se pudo armar el fixture',
  'features/lineup/use-save-lineup.ts': 'Error al guardar la alineación',
  'features/lists/players/paste-players-form.tsx': 'Error al crear los jugadores',
  'features/lists/teams/paste-teams-dialog.tsx': 'Error al crear los equipos',
  'features/matches/events/delete-event-dialog.tsx': 'No se pudo eliminar el evento',
  'features/matches/events/event-edit-form.tsx': 'Error al guardar el evento',
  'features/matches/events/goalkeeper-form.tsx': 'Error al guardar el partido',
  'features/matches/events/start-match.tsx': 'Error al empezar el partido',
  'features/matches/events/use-event-entry.ts': 'Error al guardar el evento',
  'features/matches/delete-match-dialog.tsx': 'No se pudo eliminar el partido',
  'features/matches/form/loaded-match-form.tsx': 'Error al guardar el partido',
  'features/matches/form/official-form.tsx': 'Error al guardar el árbitro',
  'features/matches/result/undo-result.ts': 'Error al deshacer el resultado',
  'features/matches/result/use-score-form.ts': 'Error al guardar el partido',
  'features/players/delete-player-dialog.tsx': 'No se pudo eliminar a Elsa Quiroga',
  'features/players/player-form.tsx': 'Error al guardar el jugador',
  'features/playoffs/loaded-playoffs-form.tsx': {
    failed: 'No se pudieron generar los playoffs',
    unreachable: 'Error al generar los playoffs',
  },
  'features/session/password-form.tsx': 'Error al cambiar la contraseña',
  'features/session/recovery-form.tsx': /Error al (enviar el código|cambiar la contraseña)/,
  'features/settings/settings-form.tsx': 'Error al guardar los ajustes',
  'features/staff/delete-staff-dialog.tsx': 'No se pudo eliminar a Rita Sosa',
  'features/staff/staff-form.tsx': 'Error al guardar el miembro del staff',
  'features/standings/recalculate-button.tsx': {
    failed: 'Error: No se pudo recalcular la tabla',
    unreachable: 'Error al recalcular la tabla de posiciones',
  },
  'features/teams/delete-team-dialog.tsx': 'No se pudo eliminar Si se borra',
  'features/teams/logo-actions.tsx': /Error al (generar|eliminar) el logo/,
  'features/teams/team-form.tsx': 'Error al guardar el equipo',
  'features/teams/upload-logo.ts': 'Error al subir el logo',
  'features/tournaments/adjustments/adjustments-dialog.tsx': 'Error al guardar el torneo',
  'features/tournaments/bands/bands-dialog.tsx': 'Error al guardar el torneo',
  'features/tournaments/edit/data-dialog.tsx': 'Error al guardar el torneo',
  'features/tournaments/groups/delete-group-dialog.tsx': 'No se pudo eliminar la zona',
  'features/tournaments/edit/delete-tournament-dialog.tsx': 'No se pudo eliminar Copa Borrada',
  'features/tournaments/groups/group-form.tsx': 'Error al guardar la zona',
  'features/tournaments/creation/new-tournament-form.tsx': 'Error al guardar el torneo',
  'features/tournaments/participants/participants-dialog.tsx': 'Error al guardar los participantes',
  'features/tournaments/rules/rules-dialog.tsx': 'Error al guardar el torneo',
  'features/tournaments/edit/status-dialog.tsx': 'Error al guardar el torneo',
  'features/users/enable-user.tsx': /No se pudo (des)?habilitar a Nora/,
  'features/users/invite-form.tsx': 'Error al crear el usuario',
  'features/users/user-form.tsx': 'Error al guardar el usuario',
  'lib/session/session.ts': { failed: 'Error de autenticación', unreachable: 'Error de conexión' },
};

/** The failure text that the screen must show for a save from this file. */
export function failureTextOfFile(file: string, { isReached }: { readonly isReached: boolean }): string | RegExp {
  const words = failureTexts[file] ?? file;
  if (typeof words === 'string' || words instanceof RegExp) return words;
  return isReached ? words.failed : words.unreachable;
}
