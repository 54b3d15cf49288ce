/** Test cases for what is saved of sanctions and bulletins. */
import { aBulletin, aCase, aDraft, aSanction, disciplineAnswers, published } from '../discipline-answers.ts';
import { apertura } from '../league.ts';
import type { SaveCase } from './save-case.ts';

const form = 'features/discipline/form/sanction-form.tsx';
const bulletinForm = 'features/discipline/bulletins/bulletin-form.tsx';
const bulletinsTab = '/disciplina?tournament=1&tab=boletines';
const exceptionsTab = '/disciplina?tournament=1&tab=excepciones';
const exception = { playerId: 2, code: 'tooOld' as const, reason: 'Es el único arquero.', until: null };
const excepting = { ...apertura, eligibilityExceptions: [exception] };
const withException = {
  ...disciplineAnswers(),
  'GET /tournaments': [excepting],
  'GET /tournaments/{id}': excepting,
  'PUT /tournaments/{id}': excepting,
};
const newDraft = disciplineAnswers({ bulletins: [aBulletin()] });

export const savesOfDiscipline: readonly SaveCase[] = [
  {
    what: 'a red card is decided',
    by: form,
    route: 'POST /sanctions',
    at: '/disciplina?tournament=1',
    answers: { ...disciplineAnswers(), 'POST /sanctions': aSanction() },
    opens: [/^Resolver/],
    types: { Motivo: 'Agredió a un rival.' },
    saves: 'Guardar',
    sends: { reason: 'Agredió a un rival.', origin: 'card', article: '', matchId: aCase().match?.id },
    fails: 'Error al guardar la sanción',
  },
  {
    what: 'a sanction is changed',
    by: form,
    route: 'PUT /sanctions/{id}',
    at: '/disciplina?tournament=1&tab=sanciones',
    answers: { ...disciplineAnswers(), 'PUT /sanctions/{id}': aSanction() },
    opens: [/^Editar/],
    types: { Motivo: 'Insultó a un rival.' },
    saves: 'Guardar',
    sends: { reason: 'Insultó a un rival.', version: 1 },
    fails: 'Error al guardar la sanción',
  },
  {
    what: 'a sanction is deleted',
    by: 'screens/discipline.tsx',
    route: 'DELETE /sanctions/{id}',
    at: '/disciplina?tournament=1&tab=sanciones',
    answers: disciplineAnswers(),
    opens: [/^Eliminar/],
    saves: 'Eliminar',
    fails: 'No se pudo eliminar la sanción',
  },
  {
    what: 'a bulletin is begun',
    by: 'features/discipline/bulletins/new-bulletin-button.tsx',
    route: 'POST /tournaments/{id}/bulletins',
    at: bulletinsTab,
    answers: { ...newDraft, 'POST /tournaments/{id}/bulletins': aDraft() },
    saves: 'Nuevo boletín',
    fails: 'No se pudo crear el boletín',
  },
  {
    what: "a 'Fe de erratas' is begun",
    by: bulletinForm,
    route: 'POST /tournaments/{id}/bulletins',
    at: bulletinsTab,
    answers: { ...newDraft, 'POST /tournaments/{id}/bulletins': aDraft({ corrects: 1 }) },
    opens: [/^Fe de erratas/],
    types: { Avisos: 'Donde dice 3, debe decir 2.' },
    saves: 'Crear',
    sends: { corrects: 1, notices: 'Donde dice 3, debe decir 2.', sanctionIds: [] },
    fails: 'Error al guardar el boletín',
  },
  {
    what: 'a draft is changed',
    by: bulletinForm,
    route: 'PUT /bulletins/{id}',
    at: bulletinsTab,
    answers: {
      ...disciplineAnswers({ bulletins: [aDraft()], sanctions: [aSanction(), published] }),
      'PUT /bulletins/{id}': aDraft(),
    },
    opens: ['Editar'],
    types: { Título: 'Boletín de la Fecha 3' },
    saves: 'Guardar',
    sends: { title: 'Boletín de la Fecha 3', sanctionIds: [1] },
    fails: 'Error al guardar el boletín',
  },
  {
    what: 'a draft is discarded',
    by: 'features/discipline/bulletins/bulletin-list.tsx',
    route: 'DELETE /bulletins/{id}',
    at: bulletinsTab,
    answers: disciplineAnswers({ bulletins: [aDraft()] }),
    opens: ['Descartar'],
    saves: 'Descartar',
    fails: 'No se pudo descartar el borrador',
  },
  {
    what: 'a bulletin is published',
    by: 'features/discipline/bulletins/publish-dialog.tsx',
    route: 'POST /bulletins/{id}/publish',
    at: bulletinsTab,
    answers: { ...disciplineAnswers({ bulletins: [aDraft()] }), 'POST /bulletins/{id}/publish': aBulletin() },
    opens: ['Publicar'],
    saves: 'Publicar',
    fails: 'No se pudo publicar el boletín',
  },
  {
    what: 'a player is excepted from a rule',
    by: 'features/tournaments/exceptions/exception-form.tsx',
    route: 'PUT /tournaments/{id}',
    at: `${exceptionsTab}&jugador=1&regla=unfit`,
    answers: withException,
    types: { Motivo: 'Lo trae el martes.' },
    saves: 'Guardar',
    sends: { eligibilityExceptions: [exception, { playerId: 1, code: 'unfit', reason: 'Lo trae el martes.' }] },
    fails: 'Error al guardar el torneo',
  },
  {
    what: 'an exception is taken away',
    by: 'features/tournaments/exceptions/exception-list.tsx',
    route: 'PUT /tournaments/{id}',
    at: exceptionsTab,
    answers: withException,
    opens: [/^Eliminar la excepción/],
    saves: 'Quitar',
    sends: { eligibilityExceptions: [] },
    fails: 'Error al guardar el torneo',
  },
];
