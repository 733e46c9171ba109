/** The pages whose texts the site shows. */
export const pageSlugs = ['home', 'teacher'] as const

type PageSlug = (typeof pageSlugs)[number]

export const isPageSlug = (slug: string): slug is PageSlug =>
  pageSlugs.some((known) => known === slug)
