const IRREGULAR: Record<string, string> = {
  ...{
    beau: 'belle',
    nouveau: 'nouvelle',
    jumeau: 'jumelle',
    vieux: 'vieille',
    fou: 'folle',
    mou: 'molle',
  },
  ...{
    long: 'longue',
    oblong: 'oblongue',
    public: 'publique',
    turc: 'turque',
    grec: 'grecque',
    caduc: 'caduque',
  },
  ...{
    blanc: 'blanche',
    franc: 'franche',
    sec: 'sèche',
    frais: 'fraîche',
    doux: 'douce',
    faux: 'fausse',
  },
  ...{
    roux: 'rousse',
    favori: 'favorite',
    malin: 'maligne',
    bénin: 'bénigne',
    gentil: 'gentille',
    nul: 'nulle',
  },
  ...{
    gros: 'grosse',
    gras: 'grasse',
    bas: 'basse',
    las: 'lasse',
    épais: 'épaisse',
    métis: 'métisse',
  },
  ...{
    aigu: 'aiguë',
    ambigu: 'ambiguë',
    exigu: 'exiguë',
    contigu: 'contiguë',
    paysan: 'paysanne',
    sot: 'sotte',
  },
  ...{
    pâlot: 'pâlotte',
    vieillot: 'vieillotte',
    bellot: 'bellotte',
    traître: 'traîtresse',
    hébreu: 'hébraïque',
  },
  ...{
    châtain: 'châtain',
    marron: 'marron',
    chic: 'chic',
    snob: 'snob',
    sympa: 'sympa',
    super: 'super',
  },
  ...{
    vengeur: 'vengeresse',
    enchanteur: 'enchanteresse',
    tiers: 'tierce',
    absous: 'absoute',
    dissous: 'dissoute',
  },
}
/** Those in -et and -eur that do not follow the others: complet, complète; supérieur, supérieure. */
const ET = /^(?:(?:in)?complet|concret|désuet|(?:in)?discret|inquiet|replet|secret)$/
const EUR =
  /^(?:extérieur|intérieur|supérieur|inférieur|antérieur|postérieur|ultérieur|meilleur|majeur|mineur)$/

/** The feminine of a French adjective by the rules of its ending: actif, active; léger, légère; heureux, heureuse. */
export function feminineOf(masculine: string): string {
  const irregular = IRREGULAR[masculine]
  if (irregular) return irregular
  const ending = (pattern: RegExp, feminine: string) => masculine.replace(pattern, feminine)
  if (masculine.endsWith('e')) return masculine
  if (ET.test(masculine)) return ending(/et$/, 'ète')
  if (EUR.test(masculine)) return `${masculine}e`
  if (/[ai]teur$/.test(masculine)) return ending(/eur$/, 'rice')
  if (/eur$/.test(masculine)) return ending(/r$/, 'se')
  if (/eux$|oux$/.test(masculine)) return ending(/x$/, 'se')
  if (/er$/.test(masculine)) return ending(/er$/, 'ère')
  if (/f$/.test(masculine)) return ending(/f$/, 've')
  if (/(?:el|eil|ul|en|on|et)$/.test(masculine)) return `${masculine}${masculine.at(-1)}e`
  return `${masculine}e`
}
