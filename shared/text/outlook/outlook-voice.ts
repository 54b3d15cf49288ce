/** How the outlook speaks of a band: what a team does that reaches it, or for a bad one stays out of it, and what one that fails. */
import type { Band } from '../../domain/schemas/band.ts';
import type { OutlookState } from '../../domain/schemas/outlook.ts';

export interface OutlookVoice {
  readonly stateWords: { readonly [State in Exclude<OutlookState, 'unknown'>]: string };
  /** 'si gana, clasifica' */
  readonly reaches: string;
  /** 'puede clasificar' */
  readonly toReach: string;
  /** 'si pierde, queda afuera' */
  readonly fails: string;
  readonly toFail: string;
  /** 'con menos de 2 no le alcanza' */
  readonly isNotEnough: string;
}

interface Verbs extends Omit<OutlookVoice, 'stateWords'> {
  readonly secured: string;
  readonly out: string;
}

const qualifying: Verbs = {
  secured: 'Clasificado',
  out: 'Sin chances',
  reaches: 'clasifica',
  toReach: 'clasificar',
  fails: 'queda afuera',
  toFail: 'quedar afuera',
  isNotEnough: 'no le alcanza',
};
const winningTheTitle: Verbs = {
  ...qualifying,
  secured: 'Campeón',
  reaches: 'sale campeón',
  toReach: 'salir campeón',
  fails: 'queda sin chances',
  toFail: 'quedar sin chances',
};
const relegation: Verbs = {
  secured: 'Salvado',
  out: 'Descendió',
  reaches: 'se salva',
  toReach: 'salvarse',
  fails: 'desciende',
  toFail: 'descender',
  isNotEnough: 'desciende',
};

/** A bad band that is no relegation, such as 'Promoción', is called by its label. */
const endingIn = (label: string): Verbs => ({
  ...relegation,
  out: `Va a ${label}`,
  fails: `va a ${label}`,
  toFail: `ir a ${label}`,
  isNotEnough: `va a ${label}`,
});

export function voiceOf({ kind, label, to }: Pick<Band, 'kind' | 'label' | 'to'>): OutlookVoice {
  const { secured, out, ...verbs } = verbsOf(kind, label, to);
  return {
    ...verbs,
    stateWords: {
      secured,
      securedUnlessTied: `${secured} salvo desempate`,
      ownHands: 'Depende de sí mismo',
      dependsOnOthers: 'Depende de otros',
      onlyByTie: 'Sólo por desempate',
      out,
    },
  };
}

function verbsOf(kind: Band['kind'], label: string, to: number): Verbs {
  if (kind === 'good') return to === 1 && /campe/i.test(label) ? winningTheTitle : qualifying;
  return /desc/i.test(label) ? relegation : endingIn(label);
}
