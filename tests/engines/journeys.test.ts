/** Journeys of a fan and of an organiser in WebKit and Firefox, on a phone. */
import { expect, test } from 'vitest';
import { describeForEachEngine, openEngineApp } from './engine-app.ts';
import type { Visitor } from './visitor.ts';

const { comeWith } = openEngineApp();

describeForEachEngine((engine) => {
  test('a fan goes from the home to a tournament, its table, its fixture, a match and the scorers', async () => {
    const fan = await comeWith(engine);
    await fan.open('/');
    await fan.sees('Últimos resultados');
    await fan.press('link', /^Torneo Apertura 2026/);
    await fan.arrives('/torneos/1', /^Torneo Apertura 2026/);
    await fan.press('link', /^Ver tabla completa/);
    await fan.arrives('/posiciones-publico', /Tabla de posiciones$/);
    await fan.sees('8 Estrella ');
    await fan.press('link', 'Fixture');
    await fan.arrives('/fixture', /Fixture, Fecha 5$/);
    await fan.press('link', 'Anterior');
    await fan.arrives('/fixture', /Fixture, Fecha 4$/);
    await fan.press('link', /: partido .*Defensores de Parque Chas/);
    await fan.arrives(/^\/partidos\/\d+$/, /Defensores de Parque Chas/);
    await fan.sees('FINAL');
    await fan.press('link', 'Goleadores');
    await fan.arrives('/goleadores-publico', /Tabla de Goleadores$/);
    await fan.sees('Gastón Loyola');
    expect(fan.takeErrors()).toEqual([]);
  });

  test('an organiser creates a tournament and a match, enters its result and sees the table', async () => {
    const tournament = `Copa ${engine.name}`;
    const [home, away] = [`${engine.name} A`, `${engine.name} B`] as const;
    const organiser = await comeWith(engine);
    await organiser.signIn('Admin');
    await createTournament(organiser, tournament, [home, away]);
    await createMatch(organiser, tournament, { home, away });
    await enterResult(organiser, { home, away });
    await organiser.goTo('Posiciones');
    await organiser.arrives('/posiciones', 'Posiciones');
    await organiser.pick('Torneo', tournament);
    await organiser.sees(`${home} 1 +2 3`);
    await organiser.sees(`${away} 1 −2 0`);
    expect(organiser.takeErrors()).toEqual([]);
  });
});

interface TeamNames {
  readonly home: string;
  readonly away: string;
}

async function createTournament(organiser: Visitor, name: string, teams: readonly string[]): Promise<void> {
  await organiser.goTo('Torneos');
  await organiser.press('link', 'Nuevo Torneo');
  await organiser.arrives('/tournaments/new', /./);
  await organiser.fill('Nombre', name);
  await organiser.pick('Fecha de inicio', '2026-11-01');
  await organiser.pick('Fecha de fin', '2026-12-20');
  await organiser.pick('Estado', 'En curso');
  for (const team of teams) {
    await organiser.press('button', 'Nuevo Equipo');
    await organiser.fill('Nombre', team);
    await organiser.fill('Entrenador', 'Norma Sosa');
    await organiser.fill('Ciudad', 'Morón');
    await organiser.answer('Crear');
  }
  await organiser.sees('2 equipos elegidos');
  await organiser.press('button', 'Crear torneo');
  await organiser.arrives(/^\/torneos\/\d+$/, name);
}

async function createMatch(organiser: Visitor, tournament: string, { home, away }: TeamNames): Promise<void> {
  await organiser.goTo('Partidos');
  await organiser.arrives('/partidos', 'Partidos');
  await organiser.pick('Torneo', tournament);
  await organiser.press('button', /^(Nuevo Partido|Crear Primer Partido)$/);
  await organiser.pick('Local', home);
  await organiser.pick('Visitante', away);
  await organiser.pick('Día', '2026-11-07');
  await organiser.fill('Ubicación', 'Complejo Norte');
  await organiser.press('button', 'Nuevo árbitro o asistente');
  await organiser.fill('Nombre', `Quien dirige a ${home}`);
  await organiser.answer('Crear');
  await organiser.answer('Crear');
  await organiser.sees(away);
}

async function enterResult(organiser: Visitor, { home, away }: TeamNames): Promise<void> {
  await organiser.press('button', `Resultado de ${home} contra ${away}`);
  for (const _goal of [1, 2]) await organiser.press('button', `Sumar uno a Goles de ${home}`);
  await organiser.answer('Guardar');
  await organiser.sees('2 - 0');
}
