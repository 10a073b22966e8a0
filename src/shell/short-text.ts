/** What a search result shows of a description. */
const MOST = 160;

/** A text cut after its last whole word that fits, with an ellipsis; a text that fits stands as it is. */
export function shortText(text: string, most = MOST): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–]+$/, '')}…`;
}
