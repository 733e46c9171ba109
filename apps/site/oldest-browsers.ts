/** The oldest browsers that the site is built for; the README lists them. */
export const oldestBrowsers = ['chrome114', 'edge114', 'firefox128', 'safari17']
