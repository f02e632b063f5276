import type { Terms } from '../category-words.ts';

/** Terms that look like those of a category but do not indicate it. */
export const neutral: Terms = {
  en: `code_of_conduct invite_code* friend_code* dress_code* promo_code* zip_code* old_school support_server
    official_server game_changer* state_of_the_art bug_report* screen_reader* every_language all_languages booking*
    support_communit* no_drama drama_free music_bot* support_system* voice_channel* voice_chat* text_channel* level_system* xp_system* ticket_system* rss_reader* bookmark* git_gud`,
  de: `beispiel* schuld* kunstlich* musik_bot* support_system* level_system* voice_channel* ticket_system*`,
  fr: `point_de_vue j_ai n_ai`,
  ru: `игрушк* поэтому участник*`,
  ar: `رسمي`,
};
