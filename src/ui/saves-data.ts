/** Whether the reader has asked the browser to fetch as little as it can. */
export const savesData = (browser: Navigator & { readonly connection?: { readonly saveData?: boolean } }): boolean =>
  browser.connection?.saveData === true;
