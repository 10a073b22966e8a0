/** What a press could not be answered with: the means to do it did not come. */
export const UNFETCHED =
  'A part of this page that does this could not be fetched. Check the connection and try again; the run and its readings are not touched.';
