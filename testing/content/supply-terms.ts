/**
 * A line of a file of content/supply: somebody has read the terms of the publisher, and they allow a program
 * to fetch.
 */
export const TERMS_THAT_ALLOW =
  'terms: { by: a test, on: 2026-11-24, at: https://publisher.example/terms, licence: a test’s, quote: ' +
  'Fetch., fetching: allowed }';
