/** The built site: it is there once `npm run build` has run. */
declare module '@slovo/site/build'
