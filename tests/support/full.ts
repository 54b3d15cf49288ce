/** Whether this is the full run (`npm run test:full`), and how many variants of a test `npm test` runs otherwise. */
export const isFullRun = process.env.FULL === '1';

/** What a full run says at its start. */
export const whatFullRunAdds = `npm run test:full prueba además de lo que prueba npm test:
- los demás recorridos en el navegador, por teclado y con el dedo, los que cuentan toques entre ellos; axe en cada tamaño y
  color, cada pantalla y cada diálogo;
- cada falla, cada carrera y cada muerte de un proceso, y datos al azar en cantidad: npm test prueba algunas;
- carpetas de datos de versiones anteriores, tareas de despliegue y lo demás de tests/*/full;
- WebKit y Firefox, salvo que ENGINES deje alguno afuera.`;

/** All variants in the full run, otherwise only the one with the index `chosen`. */
export const oneVariantUnlessFullRun = <Way>(ways: readonly Way[], chosen: number): readonly Way[] =>
  isFullRun ? ways : ways.slice(chosen, chosen + 1);

/** Every nth item, beginning with the first; all items in the full run. */
export const everyNthUnlessFullRun = <One>(n: number, all: readonly One[]): readonly One[] =>
  isFullRun ? all : all.filter((_, index) => index % n === 0);

/**
 * The rounds of a race test: `npm test` plays the first, in which both sides start at once, the full run twenty, in each of
 * which one side waits another pause (`runRace`). The limit in milliseconds is for all rounds together.
 */
export const raceRoundNumbers: readonly number[] = isFullRun ? Array.from({ length: 20 }, (_, at) => at + 1) : [1];
export const raceTimeoutMs = isFullRun ? 600_000 : 60_000;
