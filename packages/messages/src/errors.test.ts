import { expect, test } from 'vitest'
import { errors, successes } from './errors.ts'

const french = (messages: Record<string, { fr: string }>) =>
  Object.fromEntries(Object.entries(messages).map(([name, { fr }]) => [name, fr]))

// S8-letters
test('the error catalogue is the specified one, to the letter', () => {
  expect(french(errors)).toEqual({
    invalidCredentials: 'Vos identifiants sont erronés',
    emailNotConfirmed: "Nous vous avons envoyé un mail d'inscription",
    occurred: 'Une erreur est survenue',
    profile: 'Impossible de charger le profil utilisateur',
    language: 'Erreur lors de la mise à jour de la langue',
    password: 'Erreur avec le mot de passe',
    translation: 'Erreur lors de la traduction',
    noTranslation: 'Aucune traduction trouvée',
    duplicateTranslation: 'Cette traduction est déjà enregistrée.',
    unexpected: 'Une erreur inattendue est survenue.',
    unknown: 'Erreur inconnue',
    deleteWord: "Impossible de supprimer ce mot (vérifiez RLS/permissions ou l'existence).",
    deleteWords: 'Aucune ligne supprimée (vérifiez RLS/permissions ou les identifiants).',
    emailOrPhoneRequired: 'You must provide either an email or phone number and a password',
  })
})

// S8-letters
test('so are the success messages', () => {
  expect(french(successes)).toEqual({
    confirmationSent: 'Nous vous avons envoyé un mail de confirmation',
    signedIn: 'Vous êtes bien connecté',
    instructionsSent: 'Vous allez recevoir un email avec les instructions nécessaires',
    passwordChanged: 'Mot de passe mis à jour avec succès',
    materialAdded: "Matériel ajouté à vos matériels en cours d'étude",
    materialRemoved: "Matériel retiré de vos matériels en cours d'étude",
    studied: 'Bravo, un pas de plus vers la maîtrise de la langue russe !',
    contentCreated: 'POST SUCCESS !',
    contentEdited: 'EDIT SUCCESS !',
    translationAdded: 'Traduction ajoutée avec succès.',
  })
})

// S8-letters
test('the unexpected error is English for a Russian reader, as specified', () => {
  expect(errors.unexpected.ru).toBe('An unexpected error occurred.')
})
