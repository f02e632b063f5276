export const programming = {
  sure: {
    en: `programmer* programming programming_language* coder coders coding codebase* code_review* web_dev* webdev*
      frontend front_end backend back_end fullstack full_stack javascript typescript node_js nodejs deno python*
      django rust rustlang rustacean* golang kotlin haskell* elixir erlang clojure* ocaml lisp ruby rails php
      laravel symfony swiftui flutter java jvm c++ c# f# dotnet lua perl pascal delphi fortran haxe webassembly wasm
      sql postgres* mysql sqlite mongodb* graphql api apis sdk sdks git github gitlab
      compiler* linter* debug* regex regular_expression* algorithm* data_structure* leetcode
      hackathon* error_track* kubernetes* terraform microservice* framework* ui_framework* ui_ux_framework* react_js reactjs react_native vue_js
      vuejs angular* svelte* nextjs next_js nuxt* css html html5 tailwind* webpack npm monorepo*
      pull_request* dotfiles vim neovim emacs vscode vs_code command_line software_engineer*
      software_develop* software_architect* game_dev* gamedev* game_engine* game_jam* godot unreal_engine shader
      shaders reverse_engineer* data_science data_scien* computer_science no_code low_code technical_writ*
      build_system* maintainer* refactor* unit_test* crackme* dev devs functional_programming type_system*
      stack_overflow indie_hack* discord_bot* bot_develop* ci_cd`,
    de: `programmier* entwickler* softwareentwickl* quellcode* informatik*`,
    fr: `programmation* programmeu* developpeu* codage`,
    es: `programaci* programador* desarrollador* codigo*`,
    pt: `programac* desenvolvedor* programad*`,
    it: `programmazione programmator* sviluppator* codice`,
    nl: `programmeren programmeur* ontwikkelaar*`,
    pl: `programowan* programist* programuj* kodowan*`,
    nordic: `ohjelmoi* utvecklare udvikler* utvikler* programmerar*`,
    tr: `yazilim* kod kodlama* programlama* gelistirici*`,
    ru: `программир* программист* разработ* код кода кодинг* ревью пулреквест*
      фронтенд* бэкенд* алгоритм* верстк*`,
    uk: `програмув* програміст* розробк* розробник* коду`,
    other: `lap_trinh pemrograman* ngoding* προγραμματισμ* programovan* programoz*`,
    ja: `プログラミング プログラマ 開発 コーディング フロントエンド バックエンド 競プロ ハッカソン もくもく会`,
    zh: `编程 編程 程序员 程式 代码 代碼 开发 開發 前端 后端 後端 算法 演算法`,
    ko: `개발 코딩 프로그래 알고리즘 프론트엔드 백엔드`,
    ar: `برمجة مبرمج`,
    hi: `प्रोग्रामिंग* कोडिंग* कोड डेवलपर*`,
  },
  hints: {
    en: `program code docker* repo repos repository repositories devops database* developer* development software engineer engineers engineering library libraries react
      swift assembly interpreter* shell shells bash cli terminal ide unity firmware microcontroller*
      embedded documentation docs accessibility plugin plugins bot bots scripting dependenc* contributor* agile
      hacker* hacking ctf emulator* emulation keybinding* cloud serverless testing qa tooling toolchain* tutorial*
      web website websites machine_learning llm llms linux apps app automation datasheet* modding mods ui ux
      security interview* parser* stack static_site* vue scala web_design*`,
    de: `entwicklung* rechner`,
    fr: `developpement informatique* logiciel*`,
    es: `desarrollo informatica`,
    pt: `desenvolvimento`,
    it: `sviluppo`,
    pl: `informatyk*`,
    ru: `программ* задач*`,
    uk: `програм* проект*`,
    ja: `エンジニア コード`,
    zh: `项目 項目 程序 软件 軟體`,
    ko: `입문`,
    ar: `مطور تطوير`,
    hi: `वेबसाइट*`,
  },
};
