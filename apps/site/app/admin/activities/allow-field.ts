/** The field that says whether media of a site may be shown in an activity: `allow:https://h5p.org`. */
export const allowField = (origin: string) => `allow:${origin}`
