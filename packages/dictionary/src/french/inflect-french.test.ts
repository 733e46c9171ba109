import { expect, test } from 'vitest'
import { inflectFrench } from './inflect-french.ts'

const formsOf = (lemma: string, pos: 'noun' | 'adj') =>
  inflectFrench({
    ...{ lang: 'fr', key: lemma, lemma, stressed: lemma, pos, definitions: ['x'], rank: 0 },
    ...(pos === 'noun' && { gender: 'm' as const }),
  }).map(({ text }) => text)

test.each([
  ['cheval', 'chevaux'],
  ['festival', 'festivals'],
  ['travail', 'travaux'],
  ['détail', 'détails'],
  ['jeu', 'jeux'],
  ['pneu', 'pneus'],
  ['bijou', 'bijoux'],
  ['trou', 'trous'],
  ['nez', 'nez'],
  ['œil', 'yeux'],
  ['maison', 'maisons'],
])('the plural of %s is %s', (noun, plural) => {
  expect(formsOf(noun, 'noun')).toEqual([plural])
})

test.each([
  ['grand', 'grande grands grandes'],
  ['rouge', 'rouge rouges rouges'],
  ['heureux', 'heureuse heureux heureuses'],
  ['actif', 'active actifs actives'],
  ['léger', 'légère légers légères'],
  ['ancien', 'ancienne anciens anciennes'],
  ['national', 'nationale nationaux nationales'],
  ['final', 'finale finals finales'],
  ['beau', 'belle beaux belles'],
  ['complet', 'complète complets complètes'],
  ['muet', 'muette muets muettes'],
  ['créateur', 'créatrice créateurs créatrices'],
  ['menteur', 'menteuse menteurs menteuses'],
  ['supérieur', 'supérieure supérieurs supérieures'],
  ['public', 'publique publics publiques'],
  ['gris', 'grise gris grises'],
])('the forms of the adjective %s are %s', (adjective, forms) => {
  expect(formsOf(adjective, 'adj').join(' ')).toBe(`${adjective} ${forms}`)
})
