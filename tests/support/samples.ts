/** A valid body for every route that takes one: the contract's own examples, with moments that are to come. */
import { requestExamples } from '#shared/contract/request-examples.ts';

const until = new Date(Date.now() + 3_600_000).toISOString();

export const samples: typeof requestExamples = {
  ...requestExamples,
  'POST /notices': { ...requestExamples['POST /notices'], until },
  'PUT /notices/{id}': { ...requestExamples['PUT /notices/{id}'], until },
  'POST /tournaments/{id}/fixture/suspend': { ...requestExamples['POST /tournaments/{id}/fixture/suspend'], until },
};
