/** A valid body for every route that takes one: the contract's own examples. */
export { requestExamples as samples } from '#shared/contract/request-examples.ts';
