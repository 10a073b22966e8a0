/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
export const counts = { experiments: 73, instruments: 22 } as const;
