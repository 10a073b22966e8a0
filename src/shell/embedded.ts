/** The query of a link made for a frame in another page: the bench alone. */
export const isEmbedded = (search: string): boolean => new URLSearchParams(search).get('view') === 'embed';
